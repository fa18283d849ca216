// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, insist, nonce, Refusal, Unreachable } from "./client";
import { keys } from "./keys";

const asked = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const now = async () => {};

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

test("a table is asked for with the key that this browser has for it", async () => {
  keys.keep("abc", "secret");
  asked.mockImplementation(async () => answer(200, {}));
  await api.table("abc", 1);
  await api.table("other");
  const [first, second] = asked.mock.calls;
  expect(first?.[0]).toBe("/api/tables/abc?seat=1");
  expect(first?.[1].headers).toMatchObject({ authorization: "Bearer secret" });
  expect(second?.[1].headers).not.toHaveProperty("authorization");
});

test("after a failure of the network the same is asked again with the same nonce", async () => {
  const name = nonce();
  asked
    .mockRejectedValueOnce(new TypeError("network"))
    .mockResolvedValueOnce(answer(503, {}))
    .mockResolvedValueOnce(answer(429, {}))
    .mockResolvedValueOnce(answer(200, { ply: 4 }));
  const table = await insist(() => api.move("abc", 3, "end", name), now);
  expect(table.ply).toBe(4);
  const bodies = asked.mock.calls.map(([, options]) => options.body);
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(String(bodies[0]))).toEqual({ ply: 3, token: "end", nonce: name });
});

test("a refusal is not asked again, and brings what the server said", async () => {
  asked.mockResolvedValue(answer(409, { code: "stale", table: { ply: 9 } }));
  const refused = await insist(() => api.move("abc", 3, "end", nonce()), now).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 409, code: "stale", table: { ply: 9 } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("whoever never answers is given up", async () => {
  asked.mockRejectedValue(new TypeError("network"));
  await expect(insist(() => api.games(), now)).rejects.toBeInstanceOf(Unreachable);
  expect(asked).toHaveBeenCalledTimes(9);
});

test("nonces are long and never the same", () => {
  const drawn = new Set(Array.from({ length: 100 }, nonce));
  expect(drawn.size).toBe(100);
  for (const each of drawn) expect(each).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});
