# The guided first game of Teotihuacan: three turns, told step by step.

teotihuacan-guide-welcome =
    Witaj w Teotihuacan. Grasz przeciw Teotibotowi; wygrywa ten, kto po trzech Zaćmieniach ma więcej punktów zwycięstwa (PZ).
    Wokół Piramidy leży osiem Plansz Akcji. Twoi robotnicy to kości oznaczone literą A; liczba to ich siła.
teotihuacan-guide-worker-1 = W każdej turze przemieszczasz jednego robotnika zgodnie z ruchem wskazówek zegara, o jedną do trzech plansz. Wybierz tego o sile 2 w Posiadłości Arystokratów.
teotihuacan-guide-go-1 =
    Plansze w zasięgu pokazują, ile kosztuje i daje każda akcja: ziarno kakao to Pozyskanie Kakao, klucz to Rytuał, młot to Akcja Główna.
    Idź do Kamieniołomu.
teotihuacan-guide-main-1 = Nikogo tu nie ma, więc Akcja Główna jest darmowa. Dostaniesz kamień, a robotnik zostanie wzmocniony. Wykonaj ją.
teotihuacan-guide-end-1 = Masz o jeden kamień więcej, a robotnik ma teraz siłę 3. Gdy przekroczyłby 5, dostępuje Wstąpienia, przynosi nagrodę i zaczyna znowu od 1. Zakończ turę.
teotihuacan-guide-bot = Teotibot rzucił kośćmi. Suma wskazuje płytkę jego piramidy akcji, a obok czytasz, co zrobił: tym razem kupił Maskę. Maski punktują w każdym Zaćmieniu.
teotihuacan-guide-worker-2 = Teraz budujemy. Wybierz robotnika w Lesie.
teotihuacan-guide-go-2 = Idź na Plac Budowy, gdzie stoi inny twój robotnik. Za każdego robotnika możesz tam umieścić płytkę Piramidy.
teotihuacan-guide-main-2 = Tym razem Akcja Główna kosztuje kakao: jedno za każdy kolor, który był tu wcześniej, także za twój. Mimo to ją wykonaj.
teotihuacan-guide-tile = Wybierz pierwszą z wyłożonych płytek. Kolorowy symbol da ci stopień w jego Świątyni, jeśli przykryje taki sam.
teotihuacan-guide-place = Na podświetlonych miejscach można budować. Liczba to najwięcej punktów, ile tam zdobędziesz. Wybierz najwyższą: na poziomie 2, na czterech płytkach.
teotihuacan-guide-rotate = Cztery ułożenia, a przy każdym to, co daje. Zakreślone symbole pasują: 1 PZ za każdy. Wybierz to, w którym pasują wszystkie cztery.
teotihuacan-guide-end-2 = 3 PZ za poziom 2, 4 za symbole i stopień czerwonej Świątyni z jeszcze 1 PZ. Prowadzisz też na torze Piramidy. Zakończ turę.
teotihuacan-guide-calendar = Jasny znacznik przesuwa się po każdej rundzie. Gdy dotrze do ciemnego, nadchodzi Zaćmienie: punktuje to, co widzisz po prawej, a każdego robotnika trzeba opłacić kakao.
teotihuacan-guide-worker-3 = Został jeszcze Rytuał. Wybierz swojego robotnika o sile 3 w Kamieniołomie.
teotihuacan-guide-go-3 = Idź do Lasu.
teotihuacan-guide-worship = Postaw go na polu Rytuału, tym z kluczem.
teotihuacan-guide-both = Możesz wziąć stopień Świątyni, płytkę Odkryć albo jedno i drugie za 1 kakao. Weź jedno i drugie.
teotihuacan-guide-effect = Kolejność zależy od ciebie. Zacznij od stopnia czerwonej Świątyni.
teotihuacan-guide-claim = Ta płytka Odkryć nic nie kosztuje i jest warta dwa dowolne zasoby. Pozyskaj ją; możesz jej użyć w dowolnej swojej turze.
teotihuacan-guide-end-3 = Twój robotnik jest teraz zablokowany. Żeby znów nim ruszyć, odblokuj wszystkich swoich robotników: za 3 kakao albo za darmo zamiast tury. Zakończ turę.
teotihuacan-guide-farewell =
    To jest sedno gry. Przed Zaćmieniem zachowaj dość kakao na opłacenie robotników i wskazuj wszystko, co chcesz zrozumieć.
    Dalej grasz bez podpowiedzi. Powodzenia!
