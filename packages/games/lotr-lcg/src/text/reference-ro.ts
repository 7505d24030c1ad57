import type { reference as en } from './reference-en.ts';

export const reference: Readonly<Record<keyof typeof en, string>> = {
  'section.components': 'Componente și limite',
  'section.setup': 'Pregătirea partidei',
  'section.zones': 'Suprafața de joc și zonele',
  'section.round': 'Runda și ferestrele de acțiuni',
  'section.resource': 'Faza 1: Resurse',
  'section.planning': 'Faza 2: Planificare',
  'section.quest': 'Faza 3: Misiune',
  'section.travel': 'Faza 4: Călătorie',
  'section.encounter': 'Faza 5: Confruntare',
  'section.enemy-attacks': 'Faza 6: Luptă, atacurile inamicilor',
  'section.player-attacks': 'Faza 6: Luptă, atacurile jucătorilor și daunele',
  'section.refresh': 'Faza 7: Reîmprospătare',
  'section.advancing': 'Avansarea în misiune',
  'section.card-types': 'Tipuri de cărți',
  'section.card-fields': 'Datele cărților',
  'section.effects': 'Feluri de efecte',
  'section.keywords': 'Cuvinte-cheie',
  'section.timing': 'Ordine, efecte durabile și modificatori',
  'section.costs': 'Costuri, plată și potrivirea resurselor',
  'section.ready': 'Pregătit și extenuat',
  'section.uniqueness': 'Cărți unice',
  'section.control': 'Control și proprietate',
  'section.empty-decks': 'Când se termină cărțile',
  'section.elimination': 'Eliminarea jucătorilor',
  'section.end': 'Sfârșitul partidei',
  'section.scoring': 'Scorul',
  'section.talk': 'Discuțiile la masă și informațiile ascunse',
  'section.decks': 'Construirea pachetelor și pachetele de start',
  'section.variants': 'Variante, dificultate și campanie',
  'section.scenarios': 'Scenarii',
  'section.rulings': 'Lămuriri despre cărți din această cutie',
  'rule.LCG-1.01':
    'Setul de bază cuprinde 226 de cărți (12 eroi, 120 de cărți de jucător, 84 de cărți de confruntare și 10 cărți de misiune), 2 contoare de amenințare, 40 de jetoane de daună, 26 de progres și 30 de resursă, precum și 1 jeton al primului jucător.',
  'rule.LCG-1.02':
    'Un exemplar al setului de bază ajunge pentru 1 sau 2 jucători; cu un al doilea exemplar pot juca împreună până la 4.',
  'rule.LCG-1.03':
    'Aplicația permite întotdeauna de la 1 la 4 jucători și pune ea însăși cărțile și contoarele celui de-al doilea exemplar, pentru că numărul de cărți este o limită materială, nu o regulă.',
  'rule.LCG-1.04':
    'Numărul de jetoane nu este niciodată o limită: banca nu se poate goli, pentru că regulamentul nu spune ce se întâmplă cu o bancă goală.',
  'rule.LCG-1.05':
    'Jocul este cooperativ: jucătorii formează o singură echipă împotriva scenariului și câștigă sau pierd cu toții.',
  'rule.LCG-1.06':
    'Fiecare jucător are un contor de amenințare; amenințarea atrage spre el inamicii din zona de punere în scenă, poate declanșa efecte dăunătoare și îl elimină la o limită fixă (vezi LCG-24.02).',
  'rule.LCG-1.07':
    'Nivelul de amenințare este un număr întreg de la 0 până la nivelul de eliminare; reducerile se opresc la 0.',
  'rule.LCG-1.08':
    'Jetoanele de daună se pun pe personaje și pe inamici, cele de progres pe cărți de misiune și pe locații, cele de resursă pe eroi.',
  'rule.LCG-1.09': 'Jetonul primului jucător arată cine acționează primul în fiecare fază.',
  'rule.LCG-1.10':
    'Există patru sfere de influență: Conducere, Înțelepciune, Spirit și Tactică; fiecare erou ține de una, la fel și cele mai multe cărți de jucător.',
  'rule.LCG-1.11':
    'Regula de aur: acolo unde textul unei cărți contrazice regulamentul, câștigă textul cărții.',
  'rule.LCG-1.12':
    'Regula de aur se aplică doar la o contrazicere adevărată; dacă pot fi respectate și textul cărții, și regulamentul, se respectă amândouă (un efect care pune progres pe misiune umple tot întâi locația activă, vezi LCG-8.06).',
  'rule.LCG-1.13':
    'Pachetele de mai târziu pot aduce alte cărți, alte scenarii și alte limite; de aceea cărțile, seturile de confruntare, etapele misiunii și nivelul de eliminare sunt date, nu constante ale motorului.',
  'rule.LCG-2.01':
    'Înainte de pregătirea partidei jucătorii aleg împreună scenariul; apoi se parcurg în ordine pașii de mai jos.',
  'rule.LCG-2.02': 'Fiecare jucător alege de la 1 la 3 eroi și începe partida cu ei în joc.',
  'rule.LCG-2.03':
    'Pasul 1: fiecare pachet de jucător și pachetul de confruntare se amestecă separat; cărțile de misiune nu se amestecă niciodată în pachetul de confruntare, nici eroii într-un pachet de jucător.',
  'rule.LCG-2.04':
    'Pasul 2: fiecare jucător își așază eroii și își pune contorul pe suma costurilor lor de amenințare; aceasta este amenințarea de pornire.',
  'rule.LCG-2.05':
    'Pasul 3: jetoanele de daună, de progres și de resursă formează o singură bancă comună, lângă pachetul de confruntare.',
  'rule.LCG-2.06':
    'Pasul 4: jucătorii aleg primul jucător cu majoritate; dacă nu se poate ajunge la o majoritate, alegerea se face la întâmplare; primul jucător ia jetonul.',
  'rule.LCG-2.07':
    'În aplicație fiecare jucător votează pentru un loc; câștigă locul cu mai mult de jumătate din voturi, altfel serverul alege la întâmplare dintre toate locurile, pentru că așa spune textul cuvânt cu cuvânt.',
  'rule.LCG-2.08':
    'Pasul 5: fiecare jucător trage primele 6 cărți din pachetul său; acestea sunt mâna de început.',
  'rule.LCG-2.09':
    'Pasul 5: o singură dată, un jucător poate amesteca toate cele 6 cărți înapoi în pachet și poate trage 6 noi (un mulligan); mâna a doua trebuie păstrată.',
  'rule.LCG-2.10': 'Un mulligan înseamnă totul sau nimic; nu se poate păstra o parte din mână.',
  'rule.LCG-2.11':
    'Toți jucătorii hotărăsc în același timp și fiecare pentru sine dacă fac mulligan, pentru că mâinile sunt separate și ascunse.',
  'rule.LCG-2.12':
    'Pasul 6: cărțile de misiune se pun teanc în ordinea numerelor, cu etapa 1A deasupra, lângă pachetul de confruntare.',
  'rule.LCG-2.13':
    'Pasul 7: se îndeplinesc instrucțiunile de pregătire de pe fața A a primei cărți de misiune; apoi cartea se întoarce pe fața B și începe prima rundă.',
  'rule.LCG-2.14':
    'În timpul pregătirii se rezolvă efectele „La dezvăluire” ale cărților dezvăluite și se pot folosi reacții, dar nu și acțiuni.',
  'rule.LCG-2.15':
    'Un efect din pregătire care ține „până la sfârșitul fazei” ține până la sfârșitul primei faze de resurse, iar unul care ține „până la sfârșitul rundei”, până la sfârșitul primei runde.',
  'rule.LCG-2.16':
    'Masa propusă: la mijloc pachetul de misiune, pachetul de confruntare, teancul de cărți decartate al confruntării, zona de punere în scenă și banca; fiecare jucător are un pachet, un teanc de cărți decartate, un contor, în față eroii și aliații, iar cu fața spre ei inamicii cu care este angajat.',
  'rule.LCG-3.01':
    'Zona de punere în scenă este o zonă comună pentru inamicii, locațiile și obiectivele care îi amenință pe jucători de la depărtare; în ea intră inamicii și locațiile dezvăluite.',
  'rule.LCG-3.02':
    'Jucătorii nu se află la o locație din zona de punere în scenă, iar un inamic de acolo nu este angajat cu nimeni.',
  'rule.LCG-3.03':
    'Fiecare jucător are un teanc de cărți decartate, iar pachetul de confruntare îl are pe al său; o carte decartată merge în teancul pachetului din care a venit, oricine ar fi controlat-o.',
  'rule.LCG-3.04':
    'În joc: cărțile jucate sau puse în joc în zona unui jucător, cele din zona de punere în scenă, cartea de misiune curentă și cărțile de confruntare angajate cu jucători.',
  'rule.LCG-3.05':
    'Locația activă, accesoriile de pe cărți aflate în joc și obiectivele revendicate sunt și ele în joc.',
  'rule.LCG-3.06':
    'În afara jocului: cărțile dintr-o mână, dintr-un pachet sau dintr-un teanc de cărți decartate; efectele cărților nu le ating decât dacă textul lor numește acea zonă.',
  'rule.LCG-3.07': 'Etapele misiunii la care nu s-a ajuns încă sunt în afara jocului.',
  'rule.LCG-3.08':
    'Zona de victorie este o zonă aparte din afara jocului: nu este nici teancul de cărți decartate al confruntării, nici locul cărților scoase din partidă.',
  'rule.LCG-3.09':
    'Teancurile de cărți decartate sunt deschise: oricine se poate uita prin ele oricând fără să le schimbe ordinea, pentru că regulamentul ascunde doar mâinile și cărțile văzute de un singur jucător.',
  'rule.LCG-4.01':
    'O rundă are 7 faze, în această ordine: Resurse, Planificare, Misiune, Călătorie, Confruntare, Luptă, Reîmprospătare; apoi începe runda următoare.',
  'rule.LCG-4.02':
    'În unele faze acționează toți jucătorii deodată; în celelalte acționează întâi primul jucător, iar ceilalți urmează în sensul acelor de ceasornic.',
  'rule.LCG-4.03':
    'Evenimentele-cadru (părțile obligatorii ale unei faze) nu pot fi întrerupte de acțiuni; reacțiile se pot folosi acolo când li se îndeplinește condiția.',
  'rule.LCG-4.04':
    'Într-o fereastră de acțiuni orice jucător poate face acțiuni și poate juca evenimente cu acțiune.',
  'rule.LCG-4.05': 'Faza de resurse: o fereastră după adăugarea resurselor și tragerea cărților.',
  'rule.LCG-4.06':
    'Faza de planificare: o fereastră după ce fiecare jucător a terminat de jucat aliați și accesorii.',
  'rule.LCG-4.07':
    'Faza de misiune: o fereastră la sfârșitul fiecăruia dintre cei trei pași (trimitere, punere în scenă, rezolvare).',
  'rule.LCG-4.08':
    'Schema rundei nu arată nicio fereastră între trimitere și punerea în scenă, dar textul fazei dă una la sfârșitul fiecărui pas; aplicația urmează textul, pentru că erata oficială de mai târziu îi dă dreptate.',
  'rule.LCG-4.09':
    'Erata lărgește acest lucru la începutul și la sfârșitul fiecărui pas al misiunii, așa că se deschide o fereastră și înainte de trimiterea personajelor.',
  'rule.LCG-4.10': 'Faza de călătorie: o fereastră după prilejul de a călători.',
  'rule.LCG-4.11':
    'Faza de confruntare: o fereastră după angajarea voluntară și una după toate verificările de angajare.',
  'rule.LCG-4.12':
    'Faza de luptă: o fereastră după împărțirea cărților de umbră și una după toate atacurile.',
  'rule.LCG-4.13':
    'Faza de luptă: o fereastră la sfârșitul fiecăruia dintre cei 4 pași ai fiecărui atac inamic.',
  'rule.LCG-4.14':
    'Faza de luptă: o fereastră la sfârșitul fiecăruia dintre cei 3 pași ai fiecărui atac al jucătorilor.',
  'rule.LCG-4.15':
    'Faza de reîmprospătare: o fereastră după pregătirea cărților, creșterea amenințării și trecerea jetonului.',
  'rule.LCG-4.16':
    'Într-o fereastră este întrebat întâi primul jucător, apoi ceilalți în sensul acelor de ceasornic; fereastra se închide când toți jucătorii rămași au pasat la rând, pentru că motorul are nevoie de o ordine, iar regulamentul nu dă niciuna.',
  'rule.LCG-4.17':
    'O acțiune se rezolvă complet înainte de anunțarea următoarei (nu există stivă), pentru că regulamentul cunoaște doar rezolvarea imediată și reacțiile.',
  'rule.LCG-4.18':
    'În faza de planificare jucătorii pot face acțiuni și între două cărți jucate de jucătorul activ, pentru că nota schemei permite acțiuni în jurul fiecărui pas și nimic nu o interzice.',
  'rule.LCG-4.19':
    'Acțiunile sunt limitate doar de costurile lor și de limitele din propriul text; aceeași acțiune poate fi repetată într-o fereastră.',
  'rule.LCG-5.01':
    'Toți jucătorii adaugă deodată 1 jeton de resursă în rezerva fiecărui erou pe care îl controlează.',
  'rule.LCG-5.02': 'Fiecare erou are exact 1 rezervă de resurse; jetoanele sunt ale acelui erou.',
  'rule.LCG-5.03':
    'Și eroii extenuați primesc o resursă, iar resursele necheltuite rămân de la o rundă la alta fără limită.',
  'rule.LCG-5.04': 'După primirea resurselor fiecare jucător trage 1 carte.',
  'rule.LCG-5.05': 'Un jucător trage întotdeauna de deasupra propriului pachet.',
  'rule.LCG-5.06': 'Un jucător cu pachetul gol nu trage nimic, fără nicio pedeapsă.',
  'rule.LCG-5.07': 'Nu există o limită a cărților din mână.',
  'rule.LCG-5.08':
    'Dedus: un jucător cu 3 eroi care au 0, 1 și 2 resurse și cu 4 cărți în mână ajunge la 1, 2 și 3 resurse și 5 cărți în mână.',
  'rule.LCG-6.01': 'Faza de planificare este singura în care se pot juca din mână aliați și accesorii.',
  'rule.LCG-6.02':
    'Primul jucător joacă oricâte dintre ele (chiar niciuna), apoi face la fel fiecare dintre ceilalți, în sensul acelor de ceasornic.',
  'rule.LCG-6.03':
    'Un aliat sau un accesoriu jucat intră în zona jucătorului său cu fața în sus și pregătit; accesoriul se așază suprapus peste cartea la care este atașat.',
  'rule.LCG-6.04':
    'Un accesoriu poate fi jucat doar dacă în joc există o carte permisă la care să fie atașat.',
  'rule.LCG-6.05':
    '„A pune în joc” nu înseamnă a juca: nu ține seama de cost, de potrivirea resurselor și de limitarea la faza de planificare, declanșează efectele de „intrare în joc” și nu le declanșează pe cele despre jucarea unei cărți.',
  'rule.LCG-6.06':
    'Evenimentele nu sunt legate de faza de planificare; fiecare se joacă în orice fereastră sau la orice declanșare pe care o permite textul său.',
  'rule.LCG-7.01':
    'Faza de misiune are trei pași, în ordine: trimiterea personajelor, punerea în scenă, rezolvarea misiunii.',
  'rule.LCG-7.02':
    'Trimitere: fiecare jucător poate trimite oricâte dintre personajele sale (chiar niciunul) la misiunea curentă; fiecare personaj trimis se extenuează.',
  'rule.LCG-7.03': 'Poate fi trimis doar un personaj pregătit.',
  'rule.LCG-7.04':
    'Trimitere: întâi trimite primul jucător, apoi ceilalți în sensul acelor de ceasornic; toate personajele trimise lucrează ca o singură echipă.',
  'rule.LCG-7.05':
    'Un jucător trimite deodată toate personajele alese și folosește apoi, în orice ordine, reacțiile la trimitere, înainte să trimită jucătorul următor.',
  'rule.LCG-7.06':
    'Punere în scenă: după ce toți jucătorii au avut prilejul să trimită, se dezvăluie 1 carte de confruntare pentru fiecare jucător aflat în partidă.',
  'rule.LCG-7.07':
    'Numărul se fixează la începutul pasului și nu scade dacă un jucător este eliminat în timpul lui.',
  'rule.LCG-7.08':
    'Punere în scenă: cărțile se dezvăluie una câte una; efectele „La dezvăluire” ale unei cărți se rezolvă înainte de dezvăluirea următoarei.',
  'rule.LCG-7.09': 'Punere în scenă: inamicii și locațiile dezvăluite merg în zona de punere în scenă.',
  'rule.LCG-7.10':
    'Punere în scenă: o trădare dezvăluită se rezolvă și apoi se decartează, dacă textul ei nu spune altceva.',
  'rule.LCG-7.11':
    'Punere în scenă: un obiectiv dezvăluit merge în zona de punere în scenă, dacă textul lui nu spune altceva.',
  'rule.LCG-7.12':
    'Dacă pachetul de confruntare se termină oricând în faza de misiune, teancul său de cărți decartate se amestecă și devine noul pachet de confruntare.',
  'rule.LCG-7.13':
    'Un pachet care este deja gol la începutul fazei de misiune se reface atunci, pentru că textul acoperă întreaga fază.',
  'rule.LCG-7.14':
    'Dacă sunt goale și pachetul, și teancul de cărți decartate, dezvăluirile rămase se sar, pentru că nu mai este nimic de dezvăluit.',
  'rule.LCG-7.15':
    'Rezolvare: voința totală a tuturor personajelor trimise se compară cu forța de amenințare totală a tuturor cărților din zona de punere în scenă.',
  'rule.LCG-7.16': 'Inamicii angajați și locația activă nu adaugă amenințare.',
  'rule.LCG-7.17': 'Fără personaje trimise voința este 0, iar comparația se face totuși.',
  'rule.LCG-7.18':
    'Voința este mai mare: încercarea reușește și se pune progres egal cu voința minus amenințarea.',
  'rule.LCG-7.19':
    'Acest progres merge pe locația activă, dacă există una, până când este explorată; restul merge pe cartea de misiune curentă.',
  'rule.LCG-7.20':
    'Reușita se stabilește înainte de punerea progresului; între ele se rezolvă efectele forțate ale unei misiuni reușite.',
  'rule.LCG-7.21':
    'Amenințarea este mai mare: încercarea eșuează, nu se pune progres și fiecare jucător își mărește amenințarea cu toată diferența (ea nu se împarte).',
  'rule.LCG-7.22': 'Totaluri egale: nu se pune progres și nu crește amenințarea.',
  'rule.LCG-7.23':
    'Un personaj este socotit trimis până la sfârșitul fazei de misiune, dacă efectul unei cărți nu îl scoate din misiune.',
  'rule.LCG-7.24': 'Un personaj care a ieșit din joc sau din misiune înainte de rezolvare nu adaugă voință.',
  'rule.LCG-7.25':
    'Un personaj trimis rămâne extenuat după faza de misiune sau după ce a fost scos din misiune.',
  'rule.LCG-7.26':
    'O ediție poate fi citită ca și cum personajele s-ar pregăti la sfârșitul pasului; aplicația le lasă extenuate, pentru că așa spun cealaltă ediție și faza de reîmprospătare.',
  'rule.LCG-7.27':
    'Tom o trimite pe Éowyn (voință 4); Kris îi trimite pe Aragorn (2) și Gardianul Cetății (1). În zona de punere în scenă se află Câmpurile Vesele (amenințare 3); cele 2 cărți dezvăluite sunt Patrula din East Bight (3) și Hummerhorns (1). Totaluri 7 la 7: egalitate, nu s-ar întâmpla nimic.',
  'rule.LCG-7.28':
    'Continuare: înainte de rezolvare Tom folosește abilitatea lui Éowyn și decartează 1 carte din mână pentru +1 voință. Totaluri 8 la 7: exact 1 jeton de progres merge pe cartea de misiune curentă.',
  'rule.LCG-8.01':
    'Jucătorii pot călători, ca un singur grup, la 1 locație aleasă de ei din zona de punere în scenă, câte o locație odată.',
  'rule.LCG-8.02':
    'Acea locație trece din zona de punere în scenă lângă cartea de misiune curentă și devine locația activă.',
  'rule.LCG-8.03': 'Jucătorii nu pot călători cât timp o locație este activă; ea trebuie explorată întâi.',
  'rule.LCG-8.04':
    'Primul jucător are ultimul cuvânt dacă se călătorește și unde; călătoria nu este niciodată obligatorie.',
  'rule.LCG-8.05':
    'Locațiile din zona de punere în scenă își adaugă forța de amenințare; locația activă nu adaugă nimic.',
  'rule.LCG-8.06':
    'Locația activă apără misiunea: progresul care ar merge pe cartea de misiune merge în schimb pe locația activă.',
  'rule.LCG-8.07':
    'O locație cu tot atâtea jetoane de progres câte puncte de misiune are este explorată și se decartează din joc.',
  'rule.LCG-8.08':
    'Aceasta este valabil pentru orice locație, activă sau nu, în clipa în care se pune ultimul jeton.',
  'rule.LCG-8.09': 'Doar un efect care spune că ocolește locația activă poate pune progres dincolo de ea.',
  'rule.LCG-8.10':
    'Progresul de la un efect de carte care numește misiunea umple întâi locația activă, iar restul trece la misiune, ca la rezolvarea misiunii; progresul de la un efect care numește o locație nu trece mai departe, pentru că doar progresul misiunii este oprit de scut.',
  'rule.LCG-8.11':
    'Un efect de călătorie este un cost sau o condiție în plus pentru a călători la acea locație (vezi LCG-16.19).',
  'rule.LCG-8.12':
    'Dacă locația activă a fost explorată în faza de misiune, jucătorii pot călători din nou în aceeași rundă.',
  'rule.LCG-8.13':
    'Se obțin 3 puncte de progres cât timp este activ Pârâul Fermecat (2 puncte de misiune): 2 merg pe Pârâul Fermecat, care se decartează, iar 1 merge pe cartea de misiune curentă.',
  'rule.LCG-9.01': 'Faza de confruntare are doi pași: angajarea voluntară, apoi verificările de angajare.',
  'rule.LCG-9.02':
    'Angajare voluntară: fiecare jucător poate angaja o dată 1 inamic ales de el din zona de punere în scenă, oricare i-ar fi costul de angajare; inamicul se mută în fața acelui jucător.',
  'rule.LCG-9.03': 'Întâi alege sau pasează primul jucător, apoi ceilalți în sensul acelor de ceasornic.',
  'rule.LCG-9.04':
    'Verificare de angajare (obligatorie): dintre inamicii din zona de punere în scenă al căror cost de angajare este cel mult egal cu amenințarea jucătorului, îl angajează pe acesta cel cu costul de angajare cel mai mare.',
  'rule.LCG-9.05': 'La o verificare se angajează cel mult un inamic.',
  'rule.LCG-9.06':
    'Întâi verifică primul jucător, apoi ceilalți în sensul acelor de ceasornic, apoi din nou primul jucător, până când niciun inamic din zona de punere în scenă nu mai poate angaja pe nimeni.',
  'rule.LCG-9.07': 'Pasul se încheie după un tur întreg de verificări în care nu s-a angajat niciun inamic.',
  'rule.LCG-9.08':
    'La egalitate pentru cel mai mare cost de angajare potrivit alege jucătorul care face verificarea, pentru că regulamentul tace și doar el este afectat.',
  'rule.LCG-9.09':
    'Oricum s-ar ajunge la ea, urmarea este aceeași: jucătorul l-a angajat pe inamic și inamicul l-a angajat pe jucător.',
  'rule.LCG-9.10': 'Inamicii nu atacă în faza de confruntare.',
  'rule.LCG-9.11':
    'Un inamic rămâne angajat până când este învins, este îndepărtat de efectul unei cărți sau jucătorul său este eliminat.',
  'rule.LCG-9.12':
    'Un jucător poate fi angajat cu oricâți inamici; un inamic este angajat cu cel mult un jucător.',
  'rule.LCG-9.13':
    'Amenințare: Tom (primul jucător) 24, Kris 35. Zona de punere în scenă: Păianjenul Rege (cost de angajare 20), Păianjenul de Pădure (25), Progenitura lui Ungoliant (32), Hummerhorns (40). Amândoi renunță la angajarea voluntară. Verificări: Tom, Păianjenul Rege; Kris, Progenitura lui Ungoliant; Tom, niciunul; Kris, Păianjenul de Pădure; Tom, niciunul; Kris, niciunul; pasul se încheie. Hummerhorns rămâne în zona de punere în scenă.',
  'rule.LCG-9.14':
    'Exemplul dă o dată amenințarea lui Kris ca 34, iar în rest 35; testele folosesc 35 (spus întâi și arătat în schemă); cu 34 rezultatul este același.',
  'rule.LCG-10.01':
    'Inamicii atacă primii: fiecare inamic angajat cu un jucător atacă o dată pe rundă, iar atacurile se rezolvă unul câte unul.',
  'rule.LCG-10.02':
    'La începutul fazei fiecare inamic angajat primește cu fața în jos cartea de deasupra pachetului de confruntare, drept carte de umbră.',
  'rule.LCG-10.03':
    'Cărțile de umbră se dau întâi inamicilor primului jucător, apoi în sensul acelor de ceasornic; între inamicii unui jucător, de la cel mai mare cost de angajare în jos.',
  'rule.LCG-10.04':
    'Între inamicii aceluiași jucător cu cost de angajare egal, acel jucător alege ordinea, pentru că regulamentul tace.',
  'rule.LCG-10.05':
    'O legendă dintr-o ediție spune cu fața în sus; aplicația le dă cu fața în jos, pentru că așa spun toate celelalte pasaje.',
  'rule.LCG-10.06':
    'Dacă pachetul de confruntare se termină, inamicii rămași fără carte de umbră nu mai primesc niciuna în această rundă; în faza de luptă pachetul nu se reface.',
  'rule.LCG-10.07':
    'Cât timp sunt în zona de punere în scenă, inamicii nu primesc carte de umbră și nu atacă.',
  'rule.LCG-10.08':
    'Un inamic care atacă în afara fazei de luptă primește pentru acel atac o carte de umbră, care se decartează după el.',
  'rule.LCG-10.09':
    'Pentru un atac suplimentar se decartează cărțile de umbră dinainte ale inamicului și i se dă una nouă.',
  'rule.LCG-10.10':
    'Primul jucător rezolvă toate atacurile împotriva sa, apoi face la fel fiecare dintre ceilalți, în sensul acelor de ceasornic.',
  'rule.LCG-10.11':
    'Fiecare atac are 4 pași, în ordine: alegerea inamicului, declararea apărătorului, rezolvarea efectului de umbră, stabilirea daunelor.',
  'rule.LCG-10.12':
    'Pasul 1: jucătorul ai cărui inamici sunt la rând alege care dintre cei ce nu au atacat încă urmează.',
  'rule.LCG-10.13':
    'Pasul 2: un apărător se declară extenuând un personaj pregătit; cel mult un apărător pentru fiecare inamic care atacă.',
  'rule.LCG-10.14':
    'Pasul 2: jucătorul poate să nu declare niciun apărător; atacul este atunci fără apărare.',
  'rule.LCG-10.15':
    'Pasul 2: jucătorii pot declara apărători doar împotriva inamicilor angajați cu ei, dacă efectul unei cărți nu permite altceva.',
  'rule.LCG-10.16':
    'Dacă efecte ale cărților dau mai mulți apărători, jucătorul atacat pune toate daunele pe unul singur dintre ei.',
  'rule.LCG-10.17':
    'Pasul 3: jucătorul activ întoarce cartea de umbră cu fața în sus și îi rezolvă efectul de umbră, dacă are unul.',
  'rule.LCG-10.18': 'Așadar apărătorul se alege întotdeauna fără a cunoaște cartea de umbră.',
  'rule.LCG-10.19':
    'Mai multe cărți de umbră ale unui inamic se întorc și se rezolvă una câte una în ordinea în care au fost date, pentru că nu este indicată nicio ordine.',
  'rule.LCG-10.20':
    'Pasul 4, cu apărător: apărătorul primește pe loc daune egale cu atacul inamicului minus apărarea sa; dacă apărarea este egală sau mai mare, niciuna.',
  'rule.LCG-10.21': 'Pasul 4: daunele care trec peste cele ce distrug apărătorul nu se mută pe altcineva.',
  'rule.LCG-10.22':
    'Pasul 4, fără apărare: toate daunele merg pe un singur erou al jucătorului atacat (ales de acesta); aliații nu le pot lua.',
  'rule.LCG-10.23':
    'Apărarea nu micșorează daunele de la atacuri fără apărare și nici pe cele de la efecte ale cărților.',
  'rule.LCG-10.24':
    'Dacă apărătorul iese din joc sau este scos din luptă înainte de a se pune daunele, atacul este fără apărare.',
  'rule.LCG-10.25':
    'Jucătorul care se apără este întotdeauna cel atacat de inamic, chiar dacă apără personajul altui jucător; „tu” pe o carte de umbră înseamnă acel jucător.',
  'rule.LCG-10.26':
    'Un atac început se rezolvă și dacă inamicul este întors în zona de punere în scenă sau trece la alt jucător.',
  'rule.LCG-10.27': 'Un personaj este apărător doar în timpul acelui atac; după aceea rămâne extenuat.',
  'rule.LCG-10.28': 'Un apărător care este pregătit din nou poate apăra iarăși, împotriva altui inamic.',
  'rule.LCG-10.29':
    'Dacă jucătorul atacat este eliminat în timpul unui atac, restul atacului cade, pentru că nu mai este niciun erou care să ia daune.',
  'rule.LCG-10.30':
    'Kris este angajat cu Progenitura lui Ungoliant și cu Păianjenul de Pădure: Progenitura lui Ungoliant primește prima cartea de umbră (cost de angajare mai mare); Kris poate rezolva cele două atacuri în orice ordine și începe cu Progenitura lui Ungoliant.',
  'rule.LCG-10.31':
    'Apără Arcașul de pe Silverlode (apărare 0, 1 punct de viață). Cartea de umbră Patrula din East Bight dă +1 atac (și +3 amenințare doar dacă atacul este fără apărare). 5+1-0 = 6 daune: arcașul este distrus, nimic nu trece mai departe, amenințarea nu crește.',
  'rule.LCG-10.32':
    'Păianjenul de Pădure (atac 2) nu întâlnește niciun apărător; cartea lui de umbră, Pârâul Fermecat, nu are efect de umbră: 2 daune pe Aragorn (5 puncte de viață), rămân 3; apărarea lui nu se scade.',
  'rule.LCG-11.01':
    'După toate atacurile inamicilor, primul jucător, apoi ceilalți în sensul acelor de ceasornic, pot declara atacuri împotriva inamicilor; atacul este opțional.',
  'rule.LCG-11.02':
    'Pasul 1: jucătorul numește ca țintă un inamic angajat cu el și extenuează cel puțin 1 personaj pregătit ca atacator; pot ataca împreună oricâte.',
  'rule.LCG-11.03': 'Pasul 2: se adună valorile de atac ale tuturor atacatorilor.',
  'rule.LCG-11.04':
    'Pasul 3: ținta primește pe loc daune egale cu atacul total minus apărarea ei; dacă apărarea este egală sau mai mare, niciuna.',
  'rule.LCG-11.05':
    'Un jucător poate declara 1 atac pe rundă împotriva fiecărui inamic angajat cu el, fiecare rezolvat complet înainte de următorul.',
  'rule.LCG-11.06':
    'Limita este valabilă și pentru inamicii la care se ajunge cu La distanță; atacurile date de efectul unei cărți vin pe deasupra.',
  'rule.LCG-11.07': 'Un jucător își termină toate atacurile înainte să atace jucătorul următor.',
  'rule.LCG-11.08': 'Un personaj este atacator doar în timpul acelui atac; după aceea rămâne extenuat.',
  'rule.LCG-11.09':
    'Un inamic din zona de punere în scenă nu poate fi atacat, dacă efectul unei cărți nu o permite.',
  'rule.LCG-11.10':
    'Dacă ținta iese din joc înainte de pasul 3, atacul se încheie fără daune, iar atacatorii rămân extenuați.',
  'rule.LCG-11.11':
    'O carte de umbră rămâne la inamicul ei toată faza de luptă; dacă inamicul iese din joc, cărțile lui de umbră se decartează.',
  'rule.LCG-11.12':
    'La sfârșitul fazei de luptă se decartează toate cărțile de umbră date în această rundă (în teancul de cărți decartate al confruntării).',
  'rule.LCG-11.13':
    'Fiecare daună este un jeton de daună pe carte și îi reduce cu 1 punctele de viață rămase.',
  'rule.LCG-11.14':
    'Daunele rămân până când un efect le vindecă sau le îndepărtează ori cartea iese din joc.',
  'rule.LCG-11.15': 'Un erou, aliat sau inamic căruia îi rămân 0 puncte de viață este învins imediat.',
  'rule.LCG-11.16':
    'Un personaj învins (erou sau aliat) merge în teancul de cărți decartate al proprietarului său, un inamic învins în cel al confruntării.',
  'rule.LCG-11.17':
    'Efectele care mută cărți dintr-un teanc de cărți decartate într-o mână sau într-un pachet nu țin seama de eroi; un erou nu poate fi niciodată într-o mână sau într-un pachet.',
  'rule.LCG-11.18':
    'Toate jetoanele de pe o carte care iese din joc se întorc la bancă, inclusiv resursele unui erou mort.',
  'rule.LCG-11.19': 'Cărțile aduse la 0 puncte de viață de același efect sunt învinse în același timp.',
  'rule.LCG-11.20':
    'Glorfindel (atac 3) atacă Orcii din Dol Guldur (apărare 0, 3 puncte de viață): 3 daune, distruși, în teancul de cărți decartate al confruntării.',
  'rule.LCG-11.21':
    'Într-un al doilea atac, separat, Legolas (3) și Sulițașul Gondorian (1) atacă Stăpânul Monștrilor din Dol Guldur (apărare 1, 5 puncte de viață): 4-1 = 3 daune; acesta supraviețuiește cu 2 puncte de viață și păstrează jetoanele.',
  'rule.LCG-12.01':
    'În această ordine: fiecare jucător pregătește toate cărțile extenuate pe care le controlează; fiecare jucător își mărește amenințarea cu 1; jetonul primului jucător trece la stânga.',
  'rule.LCG-12.02': 'Se pregătesc eroii, aliații și accesoriile.',
  'rule.LCG-12.03':
    'Un jucător care ajunge prin această creștere la nivelul de eliminare este eliminat înainte ca jetonul să treacă.',
  'rule.LCG-12.04': 'Jetonul sare peste jucătorii eliminați; un jucător rămas singur îl păstrează.',
  'rule.LCG-12.05': 'Apoi runda se încheie, iar următoarea începe cu faza de resurse.',
  'rule.LCG-13.01':
    'Jucătorii avansează imediat când cartea de misiune curentă are cel puțin tot atâtea jetoane de progres câte puncte de misiune.',
  'rule.LCG-13.02':
    'Progresul în plus nu se reportează; tot progresul de pe etapa încheiată se întoarce la bancă.',
  'rule.LCG-13.03':
    'Instrucțiunile noii cărți de misiune se îndeplinesc de îndată ce este dezvăluită (fața A, apoi fața B).',
  'rule.LCG-13.04':
    'Nimic altceva nu se schimbă: zona de punere în scenă, inamicii angajați, personajele extenuate, daunele și resursele rămân, iar runda continuă de unde era.',
  'rule.LCG-13.05':
    'Locația activă rămâne activă, iar avansarea se poate întâmpla în orice fază, și prin efectul unei cărți.',
  'rule.LCG-13.06': 'Dacă un efect împiedică avansarea, se poate pune progres mai departe fără limită.',
  'rule.LCG-13.07': 'Un efect care ia progres de pe misiune nu îl ia niciodată de pe locația activă.',
  'rule.LCG-13.08':
    'Dacă mai multe cărți de misiune au același număr de etapă, instrucțiunea de pe cartea dinainte hotărăște care se folosește; fără ea aplicația alege la întâmplare, pentru că regulamentul fixează doar ordinea numerelor.',
  'rule.LCG-14.01':
    'Există trei feluri de pachete: un pachet de misiune și un pachet de confruntare, comune tuturor, și câte un pachet de jucător pentru fiecare; eroii nu țin de niciun pachet.',
  'rule.LCG-14.02':
    'Carte de misiune: o etapă numerotată; fața A cuprinde povestea și instrucțiunile de pregătire, fața B ce este necesar pentru a avansa; ambele fețe arată numărul, așa că pachetul se poate ordona fără a citi etapele următoare.',
  'rule.LCG-14.03': 'Inamic: angajează câte un jucător și rămâne în joc până când este învins.',
  'rule.LCG-14.04':
    'Locație: amenință din zona de punere în scenă până când jucătorii călătoresc acolo și o explorează.',
  'rule.LCG-14.05':
    'Trădare: textul ei se rezolvă de îndată ce este dezvăluită; apoi merge în teancul de cărți decartate al confruntării.',
  'rule.LCG-14.06':
    'Obiectiv: țel, însoțitor, cheie sau obiect al scenariului; se amestecă în pachetul de confruntare la pregătire, dacă nu se spune altceva.',
  'rule.LCG-14.07':
    'O listă a conținutului pachetului de confruntare lasă deoparte obiectivele; aplicația le include, pentru că așa fac regula obiectivelor și o altă listă.',
  'rule.LCG-14.08':
    'Erou: începe în joc, primește resurse și poate fi trimis la misiuni, poate ataca și apăra; eroii nu au cost.',
  'rule.LCG-14.09': 'Personaj înseamnă erou sau aliat, și acolo unde un efect alege „un personaj”.',
  'rule.LCG-14.10': 'Inamicii nu sunt niciodată personaje.',
  'rule.LCG-14.11':
    'Aliat: un personaj jucat din mână, care rămâne în joc până când este distrus sau îndepărtat.',
  'rule.LCG-14.12': 'Accesoriu: când este jucat, se atașează întotdeauna la altă carte.',
  'rule.LCG-14.13': 'Dacă iese din joc cartea pe care se află un accesoriu, accesoriul se decartează.',
  'rule.LCG-14.14':
    'Eveniment: se joacă din mână, se rezolvă imediat, apoi se pune în teancul de cărți decartate al proprietarului.',
  'rule.LCG-14.15': 'O trăsătură nu are o regulă a ei; contează doar pentru cărțile care se referă la ea.',
  'rule.LCG-14.16':
    'O carte de confruntare care se atașează la altă carte devine accesoriu și își pierde tipul de dinainte; un obiectiv își păstrează și tipul.',
  'rule.LCG-15.01':
    'Carte de misiune: titlu (altul pentru fiecare etapă), simbolul scenariului, număr de ordine, pictogramele seturilor de confruntare, titlul scenariului, text de joc, date despre set și puncte de misiune (progresul necesar pentru a avansa).',
  'rule.LCG-15.02':
    'Simbolul scenariului împreună cu pictogramele seturilor de confruntare arată seturile care formează pachetul de confruntare.',
  'rule.LCG-15.03':
    'Carte de confruntare: titlu, cost de angajare, forță de amenințare, atac, apărare, puncte de misiune, puncte de viață, pictograma setului de confruntare, trăsături, text de joc, efect de umbră, tipul cărții, date despre set și, la obiective, titlul scenariului.',
  'rule.LCG-15.04':
    'Forța de amenințare se socotește împotriva misiunii cât timp cartea este în zona de punere în scenă; punctele de misiune ale unei locații sunt progresul necesar pentru a o explora; punctele de viață sunt daunele necesare pentru a distruge o carte.',
  'rule.LCG-15.05':
    'Carte de jucător: titlu, semnul de carte unică, cost, cost de amenințare (eroi), sferă, voință, atac, apărare, puncte de viață, pictograme de resurse (eroi), trăsături, text de joc, tipul cărții, date despre set.',
  'rule.LCG-15.06':
    'Costul este numărul de resurse care trebuie cheltuite pentru a juca o carte din mână; costul de amenințare este ce adaugă un erou la amenințarea de pornire.',
  'rule.LCG-15.07':
    'Pictogramele de resurse arată sfera sau sferele resurselor unui erou și ale eroului însuși; cărțile neutre sunt gri și nu au pictogramă de sferă.',
  'rule.LCG-15.08': 'Voința contează la trimiterea în misiune, atacul la atac, apărarea la apărare.',
  'rule.LCG-15.09': 'Citatele cu litere cursive nu au valoare de regulă.',
  'rule.LCG-16.01':
    'Cărțile de erou și de jucător au 5 feluri de efecte (constant, acțiune, reacție, forțat, cuvânt-cheie); cele de misiune și de confruntare au 6 (constant, forțat, „La dezvăluire”, umbră, călătorie, cuvânt-cheie).',
  'rule.LCG-16.02':
    'Efect constant: fără un cuvânt declanșator îngroșat; se aplică tot timpul cât cartea lui este în joc și condiția lui este îndeplinită (exemplu: Pârâul Fermecat).',
  'rule.LCG-16.03':
    'Acțiune: întotdeauna opțională; cel care o controlează o declanșează în orice fereastră de acțiuni.',
  'rule.LCG-16.04':
    'Cartea trebuie să fie în joc pentru a i se folosi acțiunea sau reacția, dacă textul nu spune altceva.',
  'rule.LCG-16.05':
    'Evenimentele sunt acțiuni jucate direct din mână; un eveniment cu „Reacție:” se joacă în schimb la declanșarea lui.',
  'rule.LCG-16.06':
    'O acțiune cu numele unei faze în față se poate folosi doar în ferestrele acelei faze; una fără nume, în orice fereastră a rundei.',
  'rule.LCG-16.07':
    'Acțiunea lui Glorfindel se poate folosi în orice fereastră; evenimentul Viclenia lui Radagast (o acțiune de misiune), doar în ferestrele fazei de misiune.',
  'rule.LCG-16.08':
    'Reacție: întotdeauna opțională; cel care o controlează o folosește imediat după evenimentul care o declanșează.',
  'rule.LCG-16.09': 'O reacție se poate folosi o singură dată pentru fiecare apariție a declanșatorului ei.',
  'rule.LCG-16.10': 'Reacția Fiului lui Arnor se poate folosi imediat după ce Fiul lui Arnor intră în joc.',
  'rule.LCG-16.11':
    'Forțat: trebuie rezolvat imediat ori de câte ori apare declanșatorul, fie că vrea, fie că nu vrea cel care îl controlează.',
  'rule.LCG-16.12':
    'Efectul forțat al Viperei de Mlaștină se rezolvă de fiecare dată când Vipera de Mlaștină atacă.',
  'rule.LCG-16.13': 'Un efect forțat trebuie să fie deja în joc și activ când apare declanșatorul lui.',
  'rule.LCG-16.14':
    'La dezvăluire: un efect forțat care se rezolvă de îndată ce cartea de confruntare este dezvăluită.',
  'rule.LCG-16.15': 'Un efect „La dezvăluire” nu se rezolvă când cartea este întoarsă drept carte de umbră.',
  'rule.LCG-16.16':
    'O carte este dezvăluită doar dacă regula sau efectul spune a dezvălui; o carte căutată și pusă în joc nu îl declanșează.',
  'rule.LCG-16.17':
    'Umbră: un al doilea efect, sub pictograma de umbră, care se rezolvă doar când cartea a fost dată în luptă unui inamic atacator (exemplu: Orcii din Dol Guldur).',
  'rule.LCG-16.18': 'Cât timp o carte este carte de umbră, este activ doar textul ei de umbră.',
  'rule.LCG-16.19':
    'Călătorie: un cost sau o condiție pe care unii jucători ori toți trebuie să o îndeplinească pentru a călători la locație; dacă nu o îndeplinesc, nu pot călători acolo.',
  'rule.LCG-16.20': 'Costul de călătorie se plătește înainte ca locația să devină activă.',
  'rule.LCG-16.21':
    'Un efect de confruntare anulat este socotit ca nedeclanșat, dar restul cărții, inclusiv cuvintele-cheie, se rezolvă.',
  'rule.LCG-17.01':
    'Un cuvânt-cheie, de obicei la începutul textului unei cărți, ține locul regulii întregi de mai jos oriunde este tipărit.',
  'rule.LCG-17.02':
    'Condamnat X: când cartea este dezvăluită în pasul de punere în scenă, fiecare jucător își mărește amenințarea cu X.',
  'rule.LCG-17.03':
    'În valuri: când cartea este dezvăluită în pasul de punere în scenă, se mai dezvăluie 1 carte de confruntare, imediat după efectele „La dezvăluire” ale cărții.',
  'rule.LCG-17.04': 'O carte dezvăluită prin În valuri se rezolvă pe deplin, cu propriile ei cuvinte-cheie.',
  'rule.LCG-17.05':
    'Condamnat, În valuri și Păzit se aplică ori de câte ori cartea este dezvăluită din pachetul de confruntare, și la pregătirea partidei.',
  'rule.LCG-17.06':
    'Condamnat se rezolvă înaintea efectului „La dezvăluire” al cărții, pentru că regulamentul pune după el doar În valuri.',
  'rule.LCG-17.07':
    'Păzit: când obiectivul intră în zona de punere în scenă din pachetul de confruntare, se dezvăluie următoarea carte de confruntare și se atașează la el; amândouă sunt în zona de punere în scenă.',
  'rule.LCG-17.08':
    'Un obiectiv păzit nu poate fi revendicat cât timp are atașată o carte de confruntare; după ce acea carte este depășită, el rămâne în zona de punere în scenă până când este revendicat după textul său.',
  'rule.LCG-17.09':
    'Dacă pentru Păzit se dezvăluie alt obiectiv, acela merge în zona de punere în scenă, iar în locul lui se folosește următoarea carte de confruntare.',
  'rule.LCG-17.10':
    'Inamicii și locațiile atașate la un obiectiv își socotesc amenințarea în zona de punere în scenă.',
  'rule.LCG-17.11':
    'O carte de inamic sau de locație care păzește este depășită când iese din joc (inamicul învins, locația explorată, ori prin efectul unei cărți).',
  'rule.LCG-17.12':
    'O trădare care păzește se rezolvă pe loc când este dezvăluită și este depășită când efectele ei sunt rezolvate sau anulate.',
  'rule.LCG-17.13':
    'Un inamic care păzește poate angaja jucători, iar la o locație care păzește se poate călători; obiectivul rămâne atașat la acea carte, iar când ea iese din joc, obiectivul este în zona de punere în scenă, nepăzit.',
  'rule.LCG-17.14': 'Jucătorul care revendică un obiectiv îi preia controlul, dacă nu se spune altceva.',
  'rule.LCG-17.15':
    'La distanță: cel care controlează personajul îl poate declara atacator împotriva inamicilor angajați cu alți jucători.',
  'rule.LCG-17.16':
    'La distanță se poate folosi în atacurile declarate de cel care controlează personajul sau pentru a se alătura unui atac declarat de alt jucător.',
  'rule.LCG-17.17':
    'Străjer: cel care controlează personajul îl poate declara apărător împotriva unui atac asupra altui jucător, după ce acesta nu a declarat niciun apărător.',
  'rule.LCG-17.18':
    'Personajele cu La distanță și Străjer trebuie extenuate și trebuie să îndeplinească toate celelalte cerințe, ca de obicei.',
  'rule.LCG-17.19':
    'Textul despre La distanță vorbește o dată de proprietar; aplicația înțelege cel care controlează, pentru că doar acela declară atacuri.',
  'rule.LCG-17.20':
    'Străjerii sunt întrebați în sensul acelor de ceasornic, pornind de la jucătorul atacat; primul apărător declarat ocupă singurul loc, pentru că este permis un singur apărător.',
  'rule.LCG-17.21':
    'Restricționat: un personaj poate avea cel mult două accesorii cu acest cuvânt-cheie; dacă se atașează un al treilea, unul dintre cele trei merge pe loc în teancul de cărți decartate al proprietarului său.',
  'rule.LCG-17.22': 'Alege cel care controlează personajul, pentru că regulamentul nu numește pe nimeni.',
  'rule.LCG-17.23':
    'Victorie X: un inamic învins sau o locație explorată cu acest cuvânt-cheie este păstrată de un jucător lângă contorul de amenințare și dă la sfârșit întregului grup X puncte de victorie.',
  'rule.LCG-17.24':
    'Aplicația are o singură zonă de victorie comună; o carte merge acolo doar când este învinsă sau explorată, pentru că punctele se dau pentru aceasta.',
  'rule.LCG-18.01':
    'Un efect care ține mai mult decât propria lui rezolvare este un efect durabil; poate ține un timp stabilit sau fără sfârșit.',
  'rule.LCG-18.02':
    'O carte poate fi afectată de oricâte efecte durabile; ordinea lor nu contează, se aplică suma lor.',
  'rule.LCG-18.03':
    'O voință, un atac, o apărare sau o forță de amenințare care, după toate efectele, este sub 0 se socotește 0.',
  'rule.LCG-18.04': 'Suma se calculează din nou ori de câte ori intră în vigoare un modificator nou.',
  'rule.LCG-18.05':
    'Pragul de jos se aplică după sumă: baza 1, -3, +1 dă 0 (suma -1), iar un +2 de mai târziu dă 1.',
  'rule.LCG-18.06':
    'La același declanșator ordinea este efecte constante, efecte forțate, reacții; în fiecare grupă, „când” înainte de „după”.',
  'rule.LCG-18.07':
    'Dacă efecte care se bat cap în cap ar trebui rezolvate în același timp, primul jucător alege ordinea.',
  'rule.LCG-18.08':
    'Dacă un efect de confruntare sau de misiune trebuie să ia una dintre mai multe ținte posibile, o alege primul jucător.',
  'rule.LCG-18.09': '„Nu poate” este absolut.',
  'rule.LCG-18.10': 'După „apoi”, partea a doua se rezolvă doar dacă s-a rezolvat prima.',
  'rule.LCG-18.11':
    '„Trebuie X sau Y” înseamnă X dacă se poate, altfel Y; „trebuie ori X, ori Y” este la alegerea jucătorului.',
  'rule.LCG-18.12':
    'Limitele „o dată pe rundă” sau „pe fază” țin de acel exemplar al cărții; „o dată pe partidă” ține de jucător.',
  'rule.LCG-18.13': 'O carte care se numește pe sine înseamnă doar acel exemplar.',
  'rule.LCG-18.14':
    'Un pachet se amestecă după ce s-a căutat în el; un teanc de cărți decartate își păstrează ordinea.',
  'rule.LCG-18.15':
    'Un jucător nu poate folosi un efect fără o țintă permisă; un efect obligatoriu face cât se poate, pentru că regulamentul tace.',
  'rule.LCG-18.16':
    'Efectele „la sfârșitul fazei” se rezolvă după ultima fereastră de acțiuni a fazei, apoi se încheie efectele „până la sfârșitul fazei”, pentru că și unele, și altele trebuie să mai prindă acea fază.',
  'rule.LCG-19.01':
    'Pentru a juca o carte din mână (sau a folosi anumite efecte), un jucător cheltuiește resurse ale unor eroi a căror pictogramă de resurse se potrivește cu sfera cărții: potrivirea resurselor.',
  'rule.LCG-19.02': 'Resursele cheltuite merg din rezerva eroului la bancă.',
  'rule.LCG-19.03': 'Resursele unui erou extenuat pot fi cheltuite.',
  'rule.LCG-19.04':
    'O carte cu costul 0 nu cere resurse, dar jucătorul ei trebuie să controleze cel puțin un erou cu pictograma potrivită.',
  'rule.LCG-19.05': 'Resursele mai multor eroi cu aceeași pictogramă se pot pune împreună.',
  'rule.LCG-19.06': 'Se cheltuiește exact costul, numai din rezerve alese și controlate de jucătorul însuși.',
  'rule.LCG-19.07':
    'O carte neutră nu cere potrivire: se poate plăti din orice rezerve, amestecând pictogramele după voie; Gandalf este singura carte neutră a setului de bază.',
  'rule.LCG-19.08':
    'Plata unei abilități a unei cărți aflate deja în joc nu cere potrivire, dacă abilitatea nu o spune.',
  'rule.LCG-19.09':
    'În „plătește sau extenuează X pentru a face Y”, tot ce stă înainte de „pentru” este costul, iar tot ce stă după este efectul.',
  'rule.LCG-19.10': 'Costurile se pot plăti doar cu cărți sau resurse pe care jucătorul le controlează.',
  'rule.LCG-19.11': 'Dacă un efect este anulat, costul lui rămâne plătit.',
  'rule.LCG-19.12':
    'Un cost se plătește întreg înainte de efect; dacă nu se poate, efectul nu se poate folosi.',
  'rule.LCG-19.13':
    'Un erou cu mai multe pictograme de resurse poate plăti pentru oricare dintre acele sfere.',
  'rule.LCG-19.14':
    'Glóin (Conducere) are 3 resurse, Éowyn și Eleanor (Spirit) câte 2. Gardianul Cetății (Conducere, cost 2) se plătește de la Glóin, care rămâne cu 1. Cercetașul Nordic (Spirit, cost 4) ia 2 de la Éowyn și 2 de la Eleanor, care rămân cu 0.',
  'rule.LCG-19.15':
    'Dedus: înainte de aceste plăți o carte de Spirit cu costul 5 nu s-ar fi putut juca (rezervele de Spirit au 4; Glóin nu se potrivește), dar o carte neutră cu costul 5, da.',
  'rule.LCG-20.01': 'Personajele și accesoriile intră în joc pregătite (cu fața în sus, drepte).',
  'rule.LCG-20.02':
    'O carte folosită pentru a fi trimisă, a ataca, a apăra sau a plăti un cost de extenuare se rotește cu 90 de grade și este extenuată.',
  'rule.LCG-20.03':
    'O carte extenuată nu poate fi extenuată din nou, așa că nu poate face nimic care cere extenuare până când jocul sau efectul unei cărți o pregătește (o îndreaptă).',
  'rule.LCG-20.04':
    'Un aliat jucat în această rundă poate fi trimis la misiune, poate apăra sau ataca în aceeași rundă.',
  'rule.LCG-20.05':
    'O carte extenuată își păstrează efectele constante și abilitățile care nu costă extenuare.',
  'rule.LCG-20.06': 'Un accesoriu și cartea pe care se află se extenuează și se pregătesc fiecare separat.',
  'rule.LCG-21.01':
    'Cât timp vreun jucător are în joc o carte unică, niciun jucător nu poate juca sau pune în joc altă carte cu același titlu.',
  'rule.LCG-21.02':
    'O carte care ar intra în joc împotriva acestei reguli rămâne unde este (mână, pachet sau teanc de cărți decartate).',
  'rule.LCG-21.03':
    'Regula privește eroii, aliații, accesoriile și evenimentele unice care ar putea intra în joc.',
  'rule.LCG-21.04': 'Un exemplar dintr-un teanc de cărți decartate nu blochează alt exemplar.',
  'rule.LCG-21.05': 'Dintr-o carte care nu este unică pot fi în joc oricâte exemplare.',
  'rule.LCG-21.06': 'Se verifică titlul, la toți jucătorii și la toate tipurile de cărți.',
  'rule.LCG-21.07':
    'Aplicația refuză mutarea înainte de a se plăti vreun cost, pentru că încercarea ar da oricum greș.',
  'rule.LCG-22.01':
    'Un jucător este proprietarul eroilor săi și al cărților din pachetul său și le controlează până când un efect al jocului dă controlul altui jucător sau pachetului de confruntare.',
  'rule.LCG-22.02':
    'O carte care iese din joc merge în mâna, în pachetul sau în teancul de cărți decartate al proprietarului ei, după cum spune efectul.',
  'rule.LCG-22.03':
    'Un aliat intră în joc sub controlul jucătorului care îl joacă; nu poate fi jucat sub controlul altuia.',
  'rule.LCG-22.04': 'Un aliat care trece sub alt control se mută în zona noului jucător care îl controlează.',
  'rule.LCG-22.05':
    'Un jucător poate juca un accesoriu pe personajul altui jucător, căruia îi dă astfel controlul asupra lui.',
  'rule.LCG-22.06':
    'Accesoriile sunt controlate întotdeauna de cel care controlează personajul pe care se află și trec împreună cu el sub alt control.',
  'rule.LCG-22.07':
    'Un jucător care joacă un accesoriu pe un inamic, pe o locație sau în zona de punere în scenă îi păstrează controlul.',
  'rule.LCG-22.08':
    'Cărțile de confruntare atașate la un personaj nu sunt controlate de acel jucător, dacă un efect nu spune așa.',
  'rule.LCG-22.09':
    'O carte care trece sub alt control își păstrează starea (pregătită sau extenuată, daune, accesorii).',
  'rule.LCG-23.01':
    'Un jucător cu pachetul gol joacă mai departe cu cărțile din mână și din joc; teancul de cărți decartate nu se amestecă din nou.',
  'rule.LCG-23.02':
    'Pachetul de confruntare se reface din teancul său de cărți decartate doar în faza de misiune (vezi LCG-7.12); în afara ei un pachet de confruntare gol rămâne gol (vezi LCG-10.06).',
  'rule.LCG-23.03':
    'Orice tragere, privire sau decartare dintr-un pachet cu prea puține cărți folosește cărțile care sunt, pentru că un pachet gol nu aduce nicio pedeapsă.',
  'rule.LCG-24.01':
    'Un jucător este eliminat când toți eroii lui au fost distruși sau când o spune efectul unei cărți.',
  'rule.LCG-24.02':
    'Un jucător este eliminat când nivelul lui de amenințare ajunge la 50; scenariile din afara setului de bază pot folosi altă limită.',
  'rule.LCG-24.03':
    'Eliminarea prin amenințare este imediată când contorul ajunge la limită, chiar dacă un efect tratează amenințarea ca altă valoare.',
  'rule.LCG-24.04':
    'Toate cărțile pe care jucătorul eliminat le controlează, precum și mâna și pachetul lui, merg în teancurile de cărți decartate ale proprietarilor lor.',
  'rule.LCG-24.05':
    'O ediție le trimite pe toate în teancul jucătorului eliminat; aplicația folosește teancul proprietarului fiecărei cărți, pentru că o carte care iese din joc merge întotdeauna la proprietarul ei.',
  'rule.LCG-24.06':
    'Cărțile de confruntare angajate cu jucătorul eliminat se întorc în zona de punere în scenă și își păstrează daunele.',
  'rule.LCG-24.07': 'Cărțile de umbră ale acelor inamici se decartează.',
  'rule.LCG-24.08':
    'Ceilalți jucători joacă mai departe, iar de la următorul pas de punere în scenă se dezvăluie cu o carte mai puțin.',
  'rule.LCG-24.09':
    'Dacă este eliminat primul jucător, jetonul trece imediat, în sensul acelor de ceasornic, la următorul jucător aflat în partidă.',
  'rule.LCG-24.10':
    'Cărțile al căror proprietar este jucătorul eliminat, dar pe care le controlează altul, rămân în joc, pentru că sunt numite doar cărțile controlate.',
  'rule.LCG-24.11':
    'Un obiectiv controlat de jucătorul eliminat merge în teancul de cărți decartate al confruntării, dacă propriul lui text nu spune altceva, pentru că regula numește toate cărțile controlate.',
  'rule.LCG-24.12':
    'Jucătorii care ajung printr-un singur efect la o condiție de eliminare sunt eliminați împreună, pentru că îi lovește pe toți deodată.',
  'rule.LCG-25.01': 'Jucătorii pierd când toți sunt eliminați înainte de încheierea ultimei etape.',
  'rule.LCG-25.02':
    'Jucătorii câștigă, inclusiv cei eliminați, când ultima etapă este încheiată și cel puțin un jucător este încă în partidă.',
  'rule.LCG-25.03': 'Victoria este imediată, în orice fază; runda nu se mai termină.',
  'rule.LCG-25.04':
    'Dacă același eveniment încheie ultima etapă și elimină ultimul jucător, jucătorii pierd, pentru că este nevoie de un supraviețuitor.',
  'rule.LCG-26.01': 'Scorul se calculează doar după o victorie; servește la compararea partidelor.',
  'rule.LCG-26.02':
    'Scorul grupului = amenințarea finală a tuturor jucătorilor + costul de amenințare al fiecărui erou mort + jetoanele de daună de pe eroii rămași în viață - punctele de victorie.',
  'rule.LCG-26.03': 'Un jucător eliminat se socotește cu amenințarea 50 și cu toți eroii morți.',
  'rule.LCG-26.04':
    'Un nivel de amenințare nu crește și nu se socotește niciodată peste nivelul de eliminare.',
  'rule.LCG-26.05': 'Un scor mai mic este mai bun; poate fi negativ.',
  'rule.LCG-26.06':
    'Foaia de scor dă fiecărui jucător un subtotal din amenințarea finală + costul de amenințare al eroilor morți + daune și adună subtotalurile.',
  'rule.LCG-26.07':
    'Foaia unei ediții scade punctele de victorie în rândul fiecărui jucător, a celeilalte o dată din totalul comun; aplicația le scade o dată, pentru că sunt ale grupului.',
  'rule.LCG-26.08':
    'Regulă opțională de mai târziu: se adaugă 10 puncte pentru fiecare rundă jucată; din start este oprită.',
  'rule.LCG-26.09':
    'Victorie de unul singur: amenințare 43, un erou mort cu costul de amenințare 8, 6 daune pe ceilalți, 5 puncte de victorie: 43+8+6-5 = 52.',
  'rule.LCG-27.01': 'Jucătorii pot vorbi despre orice și sunt încurajați să facă planuri împreună.',
  'rule.LCG-27.02':
    'Dar nu au voie să numească ori să citească tare cărți din mâna lor și nici cărți pe care le-au văzut ei, iar ceilalți nu.',
  'rule.LCG-27.03':
    'Aplicația arată o mână doar celui care o are, iar celorlalți numărul cărților din ea, pentru că acele cărți nu pot fi numite.',
  'rule.LCG-27.04': 'O carte privită de un jucător i se arată doar lui; o carte dezvăluită se arată tuturor.',
  'rule.LCG-27.05':
    'Conversația nu este filtrată, dar se oferă indicii gata pregătite care nu numesc nicio carte, pentru că este permis să se vorbească în termeni generali.',
  'rule.LCG-27.06':
    'Cărțile de umbră cu fața în jos, ordinea pachetelor și etapele următoare ale misiunii sunt ascunse pentru toți, și în jocul de unul singur.',
  'rule.LCG-27.07':
    'Amenințarea, resursele, daunele, progresul, cărțile din joc și mărimea mâinilor și a pachetelor sunt vizibile pentru toți.',
  'rule.LCG-28.01': 'Un pachet de jucător cuprinde doar aliați, accesorii și evenimente, în orice amestec.',
  'rule.LCG-28.02':
    'Un pachet de jucător poate avea cel mult 3 exemplare ale unei cărți, socotite după titlu.',
  'rule.LCG-28.03': 'Un pachet de turneu are cel puțin 50 de cărți; nu este dat niciun maximum.',
  'rule.LCG-28.04':
    'Înainte de partidă jucătorii se pot înțelege cine folosește ce eroi; dacă mai mulți vor același erou, se înțeleg asupra unuia dintre ei, iar dacă nu pot, hotărăște întâmplarea; ceilalți aleg alți eroi.',
  'rule.LCG-28.05': 'Un titlu de erou se folosește cel mult o dată în tot grupul.',
  'rule.LCG-28.06':
    'Cărțile unei sfere fără un erou potrivit sunt permise; sfatul de a pune doar cărți potrivite nu este o regulă.',
  'rule.LCG-28.07':
    'Cele patru pachete de start ale setului de bază, de 30 de cărți, câte unul pentru fiecare sferă, se pot juca așa cum sunt în partide de început și se pot amesteca cu alte cărți pentru a face pachete de turneu.',
  'rule.LCG-28.08': 'Start Conducere: cărțile 13-27; eroii sunt Aragorn, Glóin și Théodred.',
  'rule.LCG-28.09': 'Start Tactică: cărțile 28-42; eroii sunt Legolas, Gimli și Thalin.',
  'rule.LCG-28.10': 'Start Spirit: cărțile 43-57; eroii sunt Éowyn, Dúnhere și Eleanor.',
  'rule.LCG-28.11': 'Start Înțelepciune: cărțile 58-72; eroii sunt Glorfindel, Denethor și Beravor.',
  'rule.LCG-28.12': 'Fiecare pachet de start are și 1 exemplar al aliatului neutru Gandalf (cartea 73).',
  'rule.LCG-28.13':
    'Socoteala este 29 de cărți ale sferei + 1 Gandalf = 30, iar 4 x 30 = 120 de cărți de jucător.',
  'rule.LCG-28.14':
    'Prima partidă: fiecare jucător ia o sferă cu pachetul ei de start și cu cei trei eroi, iar scenariul propus este Trecătoare prin Mirkwood.',
  'rule.LCG-28.15':
    'Doi jucători nu pot lua același pachet de start, pentru că eroii lui unici pot fi în joc o singură dată.',
  'rule.LCG-29.01': 'Jocul simplu: nu se dau cărți de umbră; toate celelalte reguli rămân.',
  'rule.LCG-29.02': 'În jocul simplu se sare peste pasul 3 al fiecărui atac inamic.',
  'rule.LCG-29.03':
    'Jocul pentru experți: aceiași jucători, cu aceleași pachete și aceiași eroi, încearcă toate cele 3 scenarii în ordinea Trecătoare prin Mirkwood, Călătorie în jos pe Anduin, Evadare din Dol Guldur, iar scorurile se adună.',
  'rule.LCG-29.04':
    'Nivelul de coșmar: în plus, amenințarea, punctele de viață (daunele) și pachetele de jucător nu se refac între scenarii.',
  'rule.LCG-29.05': 'În jocul obișnuit pentru experți totul se reface prin pregătirea normală.',
  'rule.LCG-29.06':
    'La trecerea între scenarii, coșmarul păstrează amenințarea, daunele și teancurile de cărți decartate; cărțile din joc care nu sunt eroi și cele din mână se amestecă în pachetele proprietarilor.',
  'rule.LCG-29.07':
    'La trecerea între scenarii, coșmarul îndepărtează resursele necheltuite și întoarce toate cărțile de confruntare, inclusiv zona de victorie, la seturile lor.',
  'rule.LCG-29.08':
    'La trecerea între scenarii, în coșmar fiecare jucător trage o nouă mână de început cu un mulligan; o amenințare sub suma costurilor de amenințare ale eroilor se ridică până la ea.',
  'rule.LCG-29.09': 'În coșmar un erou mort rămâne mort.',
  'rule.LCG-29.10':
    'O campanie eșuează la primul scenariu pierdut, pentru că doar scenariile câștigate au scor; aplicația oferă o nouă încercare de la începutul lui.',
  'rule.LCG-30.01':
    'Pachetul de confruntare al unui scenariu este format din toate cărțile seturilor de confruntare enumerate, amestecate împreună.',
  'rule.LCG-30.02':
    'Trecătoare prin Mirkwood: dificultate 1; seturile Trecătoare prin Mirkwood, Păianjenii din Mirkwood, Orcii din Dol Guldur.',
  'rule.LCG-30.03':
    'Călătorie în jos pe Anduin: dificultate 4; seturile Ținuturile Sălbatice, Orcii din Dol Guldur, Cercetarea lui Sauron, Călătorie în jos pe Anduin.',
  'rule.LCG-30.04':
    'Evadare din Dol Guldur: dificultate 7; seturile Evadare din Dol Guldur, Păianjenii din Mirkwood, Orcii din Dol Guldur.',
  'rule.LCG-30.05': 'Trecătoare prin Mirkwood folosește cele 4 cărți de misiune date cu numerele 120-123.',
  'rule.LCG-30.06':
    'Cărțile se aleg după simbolurile scenariului și ale seturilor, nu după numerele tipărite, pentru că simbolurile sunt regula, iar numerotarea poate fi alta de la o tipărire la alta.',
  'rule.LCG-30.07': 'Numărul de dificultate este doar o informație.',
  'rule.LCG-30.08':
    'În Evadare din Dol Guldur un jucător căruia i-au fost distruși toți eroii în afară de cel capturat este eliminat, iar grupul pierde.',
  'rule.LCG-31.01':
    'Un efect durabil al unei cărți de confruntare, dacă nu vorbește despre cele aflate „în acel moment” acolo, se socotește din nou de fiecare dată când contează: atinge și ce vine mai târziu, iar o valoare care depinde de masă (un bonus pentru un atac fără apărător, un X) se schimbă odată cu ea.',
  'rule.LCG-31.02':
    'După ce a atacat din umbră, Călărețul de Lupi ajunge deasupra pachetului de confruntare abia la sfârșitul fazei de luptă, așa că nu este dat din nou în acea fază.',
  'rule.LCG-31.03':
    'Un erou cu mai multe exemplare de Prins în Pânză plătește pentru fiecare: 4 resurse pentru 2 exemplare; fără întreaga sumă rămâne extenuat.',
  'rule.LCG-31.04':
    'Ultima carte a pachetului de confruntare se rezolvă până la capăt când este dezvăluită; abia apoi teancul de cărți decartate devine noul pachet.',
  'rule.LCG-31.05':
    'Dacă același progres explorează locația activă și încheie etapa, etapa următoare este dezvăluită și își face efectul înainte ca cineva să reacționeze la locație.',
  'rule.LCG-31.06':
    'Un personaj atacă și distruge un inamic numai dacă daunele acelui atac îl înving; ce moare printr-un eveniment sau prin alt efect în timpul atacului nu contează.',
  'rule.LCG-31.07':
    'În Evadare din Dol Guldur grupul pierde de îndată ce jucătorul eroului capturat este eliminat, oricum s-ar întâmpla, pentru că nimeni nu l-ar mai putea salva pe acel erou.',
  'rule.LCG-31.08':
    'Un efect durabil al unei cărți de jucător asupra unui grup se stabilește când se rezolvă: îi cuprinde pe cei care sunt atunci în grup și pe nimeni care i se alătură mai târziu.',
  'rule.LCG-31.09':
    'A fi distrus și a ieși din joc sunt un singur moment, așa că reacțiile la una și la cealaltă au o singură fereastră și vin în orice ordine, pentru că amândouă i se întâmplă personajului deodată.',
};
