"""Speed, ours and others', in the same run."""
