import type { cards as en } from './cards-en.ts';

export const cards: Readonly<Record<keyof typeof en, string>> = {
  // Heroes
  'thing.aragorn': 'Aragorn',
  'text.aragorn':
    'Străjer.\nReacție: Când Aragorn tocmai a fost trimis la o misiune, plătește 1 resursă de-a lui: pregătește-l.',
  'thing.theodred': 'Théodred',
  'text.theodred':
    'Reacție: Când Théodred tocmai a fost trimis la o misiune, un erou trimis la aceeași misiune primește 1 resursă; poate fi chiar Théodred.',
  'thing.gloin': 'Glóin',
  'text.gloin': 'Reacție: Când Glóin a primit daune, câștigă tot atâtea resurse câte daune a primit.',
  'thing.gimli': 'Gimli',
  'text.gimli': 'Gimli are +1 atac pentru fiecare jeton de daună pe care îl poartă.',
  'thing.legolas': 'Legolas',
  'text.legolas':
    'La distanță.\nReacție: Când un atac la care a luat parte Legolas a distrus un inamic, pune 2 jetoane de progres pe misiunea curentă.',
  'thing.thalin': 'Thalin',
  'text.thalin':
    'Cât timp Thalin este trimis la misiune, fiecare inamic dezvăluit din pachetul de confruntare primește pe loc 1 daună, înainte de cuvintele-cheie și de efectele lui „La dezvăluire”; dacă este distrus astfel, nu se mai rezolvă nici unele, nici altele.',
  'thing.eowyn': 'Éowyn',
  'text.eowyn':
    'Acțiune: Decartează 1 carte din mână: Éowyn are +1 voință până la sfârșitul fazei. Fiecare jucător o poate folosi o dată pe rundă.',
  'thing.eleanor': 'Eleanor',
  'text.eleanor':
    'Reacție: Extenueaz-o pe Eleanor când tocmai s-a dezvăluit o trădare din pachetul de confruntare: efectele ei „La dezvăluire” se anulează, trădarea se decartează, iar în locul ei se dezvăluie următoarea carte de confruntare. Cuvintele-cheie ale cărții anulate se rezolvă totuși, înainte de dezvăluirea înlocuitoarei.',
  'thing.dunhere': 'Dúnhere',
  'text.dunhere':
    'Când atacă singur, Dúnhere poate alege ca țintă un inamic din zona de punere în scenă; atunci are +1 atac.',
  'thing.denethor': 'Denethor',
  'text.denethor':
    'Acțiune: Extenuează-l pe Denethor: privește cartea de deasupra pachetului de confruntare, apoi las-o acolo sau pune-o dedesubt.',
  'thing.glorfindel': 'Glorfindel',
  'text.glorfindel':
    'Acțiune (o dată pe rundă): Plătește 1 resursă de-a lui Glorfindel: vindecă 1 daună de pe un personaj ales de tine.',
  'thing.beravor': 'Beravor',
  'text.beravor': 'Acțiune (o dată pe rundă): Extenueaz-o pe Beravor: un jucător ales de tine trage 2 cărți.',

  // Leadership
  'thing.guard-of-the-citadel': 'Gardianul Cetății',
  'text.guard-of-the-citadel': 'Fără abilitate proprie.',
  'thing.faramir': 'Faramir',
  'text.faramir':
    'Acțiune: Extenuează-l pe Faramir și alege un jucător: toate personajele acestuia au +1 voință până la sfârșitul fazei.',
  'thing.son-of-arnor': 'Fiul lui Arnor',
  'text.son-of-arnor':
    'Reacție: Când Fiul lui Arnor intră în joc, angajează un inamic ales de tine din zona de punere în scenă sau angajat cu alt jucător.',
  'thing.snowbourn-scout': 'Iscoada de pe Snowbourn',
  'text.snowbourn-scout':
    'Reacție: Când Iscoada de pe Snowbourn intră în joc, o locație aleasă de tine primește 1 jeton de progres.',
  'thing.silverlode-archer': 'Arcașul de pe Silverlode',
  'text.silverlode-archer': 'La distanță.',
  'thing.longbeard-orc-slayer': 'Ucigașul de Orci Barbă-Lungă',
  'text.longbeard-orc-slayer':
    'Reacție: Când Ucigașul de Orci Barbă-Lungă intră în joc, fiecare inamic Orc din joc primește 1 daună.',
  'thing.brok-ironfist': 'Brok Pumn-de-Fier',
  'text.brok-ironfist':
    'Reacție: Când unul dintre eroii tăi Pitici a ieșit din joc, pune-l în joc pe Brok Pumn-de-Fier din mână.',
  'thing.ever-vigilant': 'Mereu de Veghe',
  'text.ever-vigilant': 'Acțiune: Pregătește un aliat ales de tine.',
  'thing.common-cause': 'Cauză Comună',
  'text.common-cause':
    'Acțiune: Extenuează unul dintre eroii tăi: pregătește alt erou, oricine l-ar controla.',
  'thing.for-gondor': 'Pentru Gondor!',
  'text.for-gondor':
    'Acțiune: Până la sfârșitul fazei toate personajele au +1 atac, iar personajele Gondor au și +1 apărare.',
  'thing.sneak-attack': 'Atac pe Furiș',
  'text.sneak-attack':
    'Acțiune: Pune în joc un aliat din mână. La sfârșitul fazei se întoarce în mâna ta, dacă nu a ieșit din joc.',
  'thing.valiant-sacrifice': 'Sacrificiu Viteaz',
  'text.valiant-sacrifice':
    'Reacție: Când un aliat a ieșit din joc, jucătorul care îl controla trage 2 cărți.',
  'thing.grim-resolve': 'Hotărâre Neclintită',
  'text.grim-resolve': 'Acțiune: Pregătește toate personajele din joc.',
  'thing.steward-of-gondor': 'Cârmuitorul Gondorului',
  'text.steward-of-gondor':
    'Se atașează la un erou, care are și trăsătura Gondor.\nAcțiune: Extenuează Cârmuitorul Gondorului: acel erou primește 2 resurse.',
  'thing.celebrians-stone': 'Piatra lui Celebrían',
  'text.celebrians-stone':
    'Restricționat. Se atașează la un erou: +2 voință. Lui Aragorn îi dă și o pictogramă de resurse Spirit.',

  // Tactics
  'thing.veteran-axehand': 'Securarul Veteran',
  'text.veteran-axehand': 'Fără abilitate proprie.',
  'thing.gondorian-spearman': 'Sulițașul Gondorian',
  'text.gondorian-spearman':
    'Străjer.\nReacție: Când Sulițașul Gondorian a fost declarat apărător, inamicul care atacă primește 1 daună.',
  'thing.horseback-archer': 'Arcașul Călare',
  'text.horseback-archer': 'La distanță.',
  'thing.beorn': 'Beorn',
  'text.beorn':
    'Acțiune (o dată pe rundă): Beorn are +5 atac până la sfârșitul fazei; când aceasta se încheie, este amestecat în pachetul tău.',
  'thing.blade-mastery': 'Măiestria Spadei',
  'text.blade-mastery':
    'Acțiune: Un personaj ales de tine are +1 atac și +1 apărare până la sfârșitul fazei.',
  'thing.rain-of-arrows': 'Ploaie de Săgeți',
  'text.rain-of-arrows':
    'Acțiune: Extenuează unul dintre personajele tale cu La distanță și alege un jucător: fiecare inamic angajat cu el primește 1 daună.',
  'thing.feint': 'Fentă',
  'text.feint':
    'Acțiune de luptă: Alege un inamic angajat cu un jucător. În restul fazei nu îl poate ataca pe acel jucător; pe altul, da.',
  'thing.quick-strike': 'Atac Rapid',
  'text.quick-strike':
    'Acțiune: Extenuează unul dintre personajele tale: acesta atacă pe loc un inamic pe care are voie să îl atace, iar atacul se rezolvă.',
  'thing.thicket-of-spears': 'Desiș de Sulițe',
  'text.thicket-of-spears':
    'Costul trebuie plătit de trei eroi diferiți.\nAcțiune: Alege un jucător. În această fază niciun inamic angajat cu el nu îl poate ataca.',
  'thing.swift-strike': 'Lovitură Iute',
  'text.swift-strike': 'Reacție: Când a fost declarat un apărător, inamicul care atacă primește 2 daune.',
  'thing.stand-together': 'Umăr la Umăr',
  'text.stand-together':
    'Acțiune: Alege un jucător. În această fază poate declara oricâți apărători permiși împotriva fiecărui inamic care îl atacă.',
  'thing.blade-of-gondolin': 'Spada din Gondolin',
  'text.blade-of-gondolin':
    'Restricționat. Se atașează la un erou: +1 atac împotriva unui Orc.\nReacție: Când un atac al acestui erou a distrus un inamic, pune 1 jeton de progres pe misiunea curentă.',
  'thing.citadel-plate': 'Platoșa Cetății',
  'text.citadel-plate': 'Restricționat. Se atașează la un erou: +4 puncte de viață.',
  'thing.dwarven-axe': 'Secure Pitică',
  'text.dwarven-axe': 'Restricționat. Se atașează la un erou: +1 atac sau +2 dacă este Pitic.',
  'thing.horn-of-gondor': 'Cornul Gondorului',
  'text.horn-of-gondor':
    'Restricționat. Se atașează la un erou.\nReacție: Când un personaj a fost distrus, acel erou primește 1 resursă.',

  // Spirit
  'thing.wandering-took': 'Took Rătăcitorul',
  'text.wandering-took':
    'Acțiune (o dată pe rundă): Redu-ți amenințarea cu 3: alt jucător preia controlul asupra lui Took Rătăcitorul, iar amenințarea lui crește cu 3.',
  'thing.lorien-guide': 'Călăuza din Lórien',
  'text.lorien-guide':
    'Reacție: Când Călăuza din Lórien tocmai a fost trimisă la o misiune, locația activă primește 1 jeton de progres.',
  'thing.northern-tracker': 'Cercetașul Nordic',
  'text.northern-tracker':
    'Reacție: Când Cercetașul Nordic tocmai a fost trimis la o misiune, fiecare locație din zona de punere în scenă primește 1 jeton de progres.',
  'thing.the-galadhrims-greeting': 'Salutul Galadhrimilor',
  'text.the-galadhrims-greeting':
    'Acțiune: Alege: amenințarea unui jucător scade cu 6 sau a fiecărui jucător scade cu 2.',
  'thing.strength-of-will': 'Tăria Voinței',
  'text.strength-of-will':
    'Reacție: Când jucătorii au călătorit la o locație, extenuează unul dintre personajele tale de Spirit: acea locație primește 2 jetoane de progres.',
  'thing.hasty-stroke': 'Lovitură Pripită',
  'text.hasty-stroke': 'Reacție: Când în luptă s-a declanșat un efect de umbră, anulează-l.',
  'thing.will-of-the-west': 'Voința Apusului',
  'text.will-of-the-west':
    'Acțiune: Un jucător ales de tine își amestecă teancul de cărți decartate în pachet. Apoi Voința Apusului este scoasă din partidă.',
  'thing.a-test-of-will': 'O Încercare a Voinței',
  'text.a-test-of-will':
    'Reacție: Când s-a dezvăluit o carte din pachetul de confruntare, anulează-i efectele „La dezvăluire”.',
  'thing.stand-and-fight': 'Stai și Luptă',
  'text.stand-and-fight':
    'Acțiune: Un aliat cu costul tipărit X din orice teanc de cărți decartate este pus în joc sub controlul tău. Poate fi din orice sferă, dar nu neutru.',
  'thing.a-light-in-the-dark': 'O Lumină în Întuneric',
  'text.a-light-in-the-dark':
    'Acțiune: Un inamic ales de tine, angajat cu un jucător, se întoarce în zona de punere în scenă.',
  'thing.dwarven-tomb': 'Mormânt Pitic',
  'text.dwarven-tomb': 'Acțiune: Ia în mână o carte de Spirit din teancul tău de cărți decartate.',
  'thing.fortune-or-fate': 'Noroc sau Soartă',
  'text.fortune-or-fate':
    'Acțiune: Un erou ales de tine din orice teanc de cărți decartate revine în joc, controlat de proprietarul lui.',
  'thing.the-favor-of-the-lady': 'Favoarea Doamnei',
  'text.the-favor-of-the-lady': 'Se atașează la un erou: +1 voință.',
  'thing.power-in-the-earth': 'Puterea din Pământ',
  'text.power-in-the-earth': 'Se atașează la o locație: −1 amenințare.',
  'thing.unexpected-courage': 'Curaj Neașteptat',
  'text.unexpected-courage':
    'Se atașează la un erou.\nAcțiune: Extenuează Curaj Neașteptat: pregătește acel erou.',

  // Lore
  'thing.daughter-of-the-nimrodel': 'Fiica Râului Nimrodel',
  'text.daughter-of-the-nimrodel':
    'Acțiune: Extenuează Fiica Râului Nimrodel: vindecă până la 2 daune de pe un erou.',
  'thing.erebor-hammersmith': 'Fierarul din Erebor',
  'text.erebor-hammersmith':
    'Reacție: Când ai jucat Fierarul din Erebor, alege un jucător: accesoriul cel mai de sus din teancul lui de cărți decartate ajunge în mâna lui.',
  'thing.henamarth-riversong': 'Henamarth Cântecul Râului',
  'text.henamarth-riversong':
    'Acțiune: Extenuează-l pe Henamarth Cântecul Râului: privește cartea de deasupra pachetului de confruntare.',
  'thing.miner-of-the-iron-hills': 'Minerul din Dealurile de Fier',
  'text.miner-of-the-iron-hills':
    'Reacție: Când Minerul din Dealurile de Fier intră în joc, decartează un accesoriu Condiție ales de tine.',
  'thing.gleowine': 'Gléowine',
  'text.gleowine': 'Acțiune: Extenuează-l pe Gléowine: un jucător ales de tine trage 1 carte.',
  'thing.lore-of-imladris': 'Știința din Imladris',
  'text.lore-of-imladris': 'Acțiune: Vindecă pe deplin un personaj ales de tine.',
  'thing.loriens-wealth': 'Bogăția Lórienului',
  'text.loriens-wealth': 'Acțiune: Un jucător ales de tine trage 3 cărți.',
  'thing.radagasts-cunning': 'Viclenia lui Radagast',
  'text.radagasts-cunning':
    'Acțiune de misiune: Un inamic ales de tine din zona de punere în scenă nu adaugă amenințare până la sfârșitul fazei.',
  'thing.secret-paths': 'Poteci Tainice',
  'text.secret-paths':
    'Acțiune de misiune: O locație aleasă de tine din zona de punere în scenă nu adaugă amenințare până la sfârșitul fazei.',
  'thing.gandalfs-search': 'Căutarea lui Gandalf',
  'text.gandalfs-search':
    'Acțiune: Privește primele X cărți din pachetul unui jucător. Una dintre ele ajunge în mâna proprietarului; celelalte se pun la loc deasupra, în ordinea dorită de tine.',
  'thing.beorns-hospitality': 'Ospitalitatea lui Beorn',
  'text.beorns-hospitality':
    'Acțiune: Alege un jucător: toți eroii pe care îi controlează sunt vindecați pe deplin.',
  'thing.forest-snare': 'Capcană în Pădure',
  'text.forest-snare': 'Se atașează la un inamic angajat cu un jucător: acesta nu poate ataca.',
  'thing.protector-of-lorien': 'Protectorul Lórienului',
  'text.protector-of-lorien':
    'Se atașează la un erou.\nAcțiune (de cel mult 3 ori pe fază): Decartează 1 carte din mână: acel erou are +1 apărare sau +1 voință, la alegerea ta, până la sfârșitul fazei.',
  'thing.dark-knowledge': 'Cunoaștere Întunecată',
  'text.dark-knowledge':
    'Se atașează la un erou: −1 voință.\nReacție: Când un inamic care te atacă a primit o carte de umbră, extenuează Cunoaștere Întunecată: privește acea carte.',
  'thing.self-preservation': 'Instinct de Conservare',
  'text.self-preservation':
    'Se atașează la un personaj.\nAcțiune: Extenuează Instinct de Conservare: vindecă 2 daune de pe acel personaj.',

  // Neutral
  'thing.gandalf': 'Gandalf',
  'text.gandalf':
    'Gandalf se decartează la sfârșitul rundei.\nReacție: Când Gandalf intră în joc, alege una: trage 3 cărți; pune 4 daune pe un inamic din joc; redu-ți amenințarea cu 5.',

  // Spiders of Mirkwood
  'thing.king-spider': 'Păianjenul Rege',
  'text.king-spider': 'La dezvăluire: Fiecare jucător trebuie să extenueze unul dintre personajele sale.',
  'shadow.king-spider':
    'Jucătorul care se apără trebuie să extenueze unul dintre personajele sale sau două dacă atacul este fără apărare.',
  'thing.hummerhorns': 'Hummerhorns',
  'text.hummerhorns':
    'Victorie 5.\nForțat: Când Hummerhorns te-a angajat, unul dintre eroii tăi primește 5 daune.',
  'shadow.hummerhorns':
    'Fiecare personaj al jucătorului care se apără primește 1 daună sau 2 dacă atacul este fără apărare.',
  'thing.ungoliants-spawn': 'Progenitura lui Ungoliant',
  'text.ungoliants-spawn':
    'La dezvăluire: Toate personajele trimise la o misiune au −1 voință până la sfârșitul fazei.',
  'shadow.ungoliants-spawn':
    'Amenințarea jucătorului care se apără crește cu 4 sau cu 8 dacă atacul este fără apărare.',
  'thing.great-forest-web': 'Marea Pânză din Pădure',
  'text.great-forest-web': 'Călătorie: Fiecare jucător trebuie să extenueze unul dintre eroii săi.',
  'thing.mountains-of-mirkwood': 'Munții din Mirkwood',
  'text.mountains-of-mirkwood':
    'Călătorie: Dezvăluie cartea de deasupra pachetului de confruntare și adaug-o în zona de punere în scenă.\nReacție: Când Munții din Mirkwood ies din joc fiind explorați, fiecare jucător poate privi primele 5 cărți din pachetul său și poate lua una în mână; celelalte se amestecă înapoi în acel pachet.',
  'thing.eyes-of-the-forest': 'Ochii Pădurii',
  'text.eyes-of-the-forest': 'La dezvăluire: Toți jucătorii decartează toate evenimentele din mână.',
  'thing.caught-in-a-web': 'Prins în Pânză',
  'text.caught-in-a-web':
    'La dezvăluire: Jucătorul cu cea mai mare amenințare atașează această carte la unul dintre eroii săi. Acolo este un accesoriu Condiție: eroul se pregătește în faza de reîmprospătare doar dacă se plătesc 2 resurse din propria lui rezervă.',

  // Wilderlands
  'thing.wolf-rider': 'Călărețul de Lupi',
  'text.wolf-rider': 'În valuri.',
  'shadow.wolf-rider':
    'Călărețul de Lupi îl atacă pe jucătorul care se apără și primește o carte de umbră a lui; acel jucător poate declara un apărător împotriva lui. După luptă se pune deasupra pachetului de confruntare.',
  'thing.hill-troll': 'Trolul de Deal',
  'text.hill-troll':
    'Victorie 4.\nCând un atac al Trolului de Deal face mai multe daune decât punctele de viață rămase ale personajului lovit, amenințarea ta crește cu surplusul.',
  'thing.goblin-sniper': 'Țintașul Goblin',
  'text.goblin-sniper':
    'În faza de confruntare nimeni nu poate angaja de bunăvoie Țintașul Goblin cât timp alt inamic este în zona de punere în scenă.\nForțat: Dacă Țintașul Goblin este în zona de punere în scenă la sfârșitul fazei de luptă, fiecare jucător pune 1 daună pe unul dintre personajele sale.',
  'thing.marsh-adder': 'Vipera de Mlaștină',
  'text.marsh-adder':
    'Victorie 3.\nForțat: Ori de câte ori te atacă Vipera de Mlaștină, amenințarea ta crește cu 1.',
  'thing.wargs': 'Wargii',
  'text.wargs':
    'Forțat: Dacă o carte de umbră dată Wargilor nu are efect de umbră, Wargii se întorc în zona de punere în scenă după atacul lor.',
  'shadow.wargs': 'Atacatorul are +1 atac sau +2 dacă atacul este fără apărare.',
  'thing.despair': 'Deznădejde',
  'text.despair':
    'La dezvăluire: Cartea de misiune curentă pierde 4 jetoane de progres sau pe toate, dacă are mai puține.',
  'shadow.despair': 'Apărarea personajului care apără nu se socotește.',
  'thing.the-brown-lands': 'Ținuturile Cafenii',
  'text.the-brown-lands':
    'Forțat: Când jucătorii au călătorit la Ținuturile Cafenii, locația primește 1 jeton de progres.',
  'thing.the-east-bight': 'East Bight',
  'text.the-east-bight':
    'Când jucătorii pot călători și nicio locație nu este activă, trebuie să călătorească la East Bight.',

  // Dol Guldur Orcs
  'thing.dol-guldur-orcs': 'Orcii din Dol Guldur',
  'text.dol-guldur-orcs':
    'La dezvăluire: Un personaj trimis la o misiune, ales de primul jucător, primește 2 daune.',
  'shadow.dol-guldur-orcs': 'Atacatorul are +1 atac sau +3 dacă atacul este fără apărare.',
  'thing.chieftain-ufthak': 'Căpetenia Ufthak',
  'text.chieftain-ufthak':
    'Victorie 4.\nUfthak are +2 atac pentru fiecare jeton de resursă pe care îl poartă.\nForțat: Când Ufthak a atacat, pune pe el 1 jeton de resursă.',
  'thing.dol-guldur-beastmaster': 'Stăpânul Monștrilor din Dol Guldur',
  'text.dol-guldur-beastmaster':
    'Forțat: Când atacă Stăpânul Monștrilor din Dol Guldur, i se mai dă o carte de umbră, în pasul 1 al acelui atac.',
  'thing.driven-by-shadow': 'Mânați de Umbră',
  'text.driven-by-shadow':
    'La dezvăluire: Toți inamicii și toate locațiile aflate acum în zona de punere în scenă au +1 amenințare până la sfârșitul fazei. Dacă zona de punere în scenă este goală, Mânați de Umbră primește În valuri.',
  'shadow.driven-by-shadow':
    'Se decartează un accesoriu ales de tine de pe personajul care apără. Dacă atacul este fără apărare, decartezi toate accesoriile pe care le controlezi.',
  'thing.the-necromancers-reach': 'Mâna Necromantului',
  'text.the-necromancers-reach': 'La dezvăluire: Fiecare personaj extenuat primește 1 daună.',
  'thing.necromancers-pass': 'Trecătoarea Necromantului',
  'text.necromancers-pass': 'Călătorie: Primul jucător trebuie să decarteze la întâmplare 2 cărți din mână.',
  'thing.enchanted-stream': 'Pârâul Fermecat',
  'text.enchanted-stream': 'Cât timp aceasta este locația activă, niciun jucător nu poate trage cărți.',

  // Passage Through Mirkwood
  'thing.forest-spider': 'Păianjenul de Pădure',
  'text.forest-spider':
    'Forțat: Când Păianjenul de Pădure a angajat un jucător, are +1 atac până la sfârșitul rundei.',
  'shadow.forest-spider': 'Jucătorul care se apără trebuie să decarteze un accesoriu pe care îl controlează.',
  'thing.east-bight-patrol': 'Patrula din East Bight',
  'text.east-bight-patrol': 'Fără abilitate proprie.',
  'shadow.east-bight-patrol':
    'Atacatorul are +1 atac; dacă atacul este fără apărare, crește și amenințarea ta cu 3.',
  'thing.black-forest-bats': 'Liliecii din Pădurea Neagră',
  'text.black-forest-bats':
    'La dezvăluire: Fiecare jucător trebuie să aleagă un personaj trimis la o misiune; acesta este scos din acea misiune și nu se pregătește.',
  'thing.old-forest-road': 'Vechiul Drum al Pădurii',
  'text.old-forest-road':
    'Reacție: Când jucătorii au călătorit aici, primul jucător poate pregăti unul dintre personajele sale.',
  'thing.forest-gate': 'Poarta Pădurii',
  'text.forest-gate': 'Reacție: Când jucătorii au călătorit aici, primul jucător poate trage 2 cărți.',

  // Escape from Dol Guldur
  'thing.dungeon-jailor': 'Temnicerul',
  'text.dungeon-jailor':
    'Victorie 5.\nForțat: Când o încercare de misiune a eșuat cât timp Temnicerul este în zona de punere în scenă, un obiectiv nerevendicat din acea zonă se amestecă în pachetul de confruntare.',
  'thing.nazgul-of-dol-guldur': 'Nazgûlul din Dol Guldur',
  'text.nazgul-of-dol-guldur':
    'Pe el nu se poate juca niciun accesoriu.\nForțat: Când prizonierul este salvat, trece în zona de punere în scenă.\nForțat: Când s-a rezolvat efectul de umbră al unei cărți date lui, jucătorul angajat cu el trebuie să decarteze unul dintre personajele sale.',
  'thing.cavern-guardian': 'Paznicul Peșterii',
  'text.cavern-guardian': 'Condamnat 1.',
  'shadow.cavern-guardian':
    'Decartezi un accesoriu pe care îl controlezi sau pe toate dacă atacul este fără apărare. Obiectivele decartate astfel se întorc în zona de punere în scenă.',
  'thing.under-the-shadow': 'Sub Umbră',
  'text.under-the-shadow':
    'La dezvăluire: Amenințarea totală din zona de punere în scenă este mai mare cu 1 pentru fiecare jucător aflat în partidă, până la sfârșitul fazei.',
  'shadow.under-the-shadow':
    'Amenințarea jucătorului care se apără crește cu 1 pentru fiecare inamic angajat cu el.',
  'thing.iron-shackles': 'Cătușe de Fier',
  'text.iron-shackles':
    'La dezvăluire: Cătușe de Fier se pune deasupra pachetului primului jucător. Acolo este un accesoriu Condiție: data viitoare când s-ar trage cărți din acest pachet, se decartează Cătușe de Fier și nu se trage niciuna.',
  'shadow.iron-shackles': 'Fă ceea ce face Cătușe de Fier la dezvăluire.',
  'thing.endless-caverns': 'Peșteri Nesfârșite',
  'text.endless-caverns': 'Condamnat 1. În valuri.',
  'thing.tower-gate': 'Poarta Turnului',
  'text.tower-gate':
    'Forțat: Când jucătorii au călătorit aici, fiecare jucător pune în fața sa, cu fața în jos, cartea de deasupra pachetului său. Este un inamic care tocmai l-a angajat din zona de punere în scenă: un Paznic Orc cu 1 punct de viață, 1 atac, 1 apărare și fără trăsături. Nu merge niciodată în zona de punere în scenă, ci în teancul de cărți decartate al proprietarului.',
  'thing.gandalfs-map': 'Harta lui Gandalf',
  'text.gandalfs-map':
    'Păzit. Restricționat.\nAcțiune: Cât timp nimic nu păzește Harta lui Gandalf, mărește-ți amenințarea cu 2: revendic-o și atașeaz-o la unul dintre eroii tăi. Se socotește accesoriu; dacă se desprinde, se întoarce în zona de punere în scenă.\nAcel erou nu poate nici ataca, nici apăra.',
  'thing.dungeon-torch': 'Torța Temniței',
  'text.dungeon-torch':
    'Păzit. Restricționat.\nAcțiune: Cât timp nimic nu păzește Torța Temniței, mărește-ți amenințarea cu 2: revendic-o și atașeaz-o la unul dintre eroii tăi. Se socotește accesoriu; dacă se desprinde, se întoarce în zona de punere în scenă.\nForțat: La sfârșitul fiecărei runde amenințarea jucătorului care controlează acel erou crește cu 2.',
  'thing.shadow-key': 'Cheia Umbrei',
  'text.shadow-key':
    'Păzit. Restricționat.\nAcțiune: Cât timp nimic nu păzește Cheia Umbrei, mărește-ți amenințarea cu 2: revendic-o și atașeaz-o la unul dintre eroii tăi. Se socotește accesoriu; dacă se desprinde, se întoarce în zona de punere în scenă.\nForțat: La sfârșitul fiecărei runde acel erou primește 1 daună.',

  // Journey Along the Anduin
  'thing.misty-mountain-goblins': 'Goblinii din Munții Cețoși',
  'text.misty-mountain-goblins':
    'Forțat: Când Goblinii din Munții Cețoși au atacat, misiunea curentă pierde 1 jeton de progres.',
  'shadow.misty-mountain-goblins':
    'Misiunea curentă pierde 1 jeton de progres sau 3 dacă atacul este fără apărare.',
  'thing.massing-at-night': 'Adunare în Noapte',
  'text.massing-at-night':
    'La dezvăluire: Mai dezvăluie 1 carte de confruntare pentru fiecare jucător aflat în partidă.',
  'shadow.massing-at-night':
    'Atacatorul mai primește 1 carte de umbră pentru fiecare jucător aflat în partidă.',
  'thing.banks-of-the-anduin': 'Malurile Anduinului',
  'text.banks-of-the-anduin':
    'Forțat: Când această locație iese din joc, se pune deasupra pachetului de confruntare, nu în teancul de cărți decartate.',
  'thing.gladden-fields': 'Câmpurile Vesele',
  'text.gladden-fields':
    'Victorie 3.\nForțat: Cât timp aceasta este locația activă, amenințarea fiecărui jucător crește cu încă 1 în faza de reîmprospătare.',

  // Sauron’s Reach
  'thing.eastern-crows': 'Ciorile din Răsărit',
  'text.eastern-crows':
    'În valuri.\nForțat: Când Ciorile din Răsărit au fost învinse, amestecă-le în pachetul de confruntare.',
  'shadow.eastern-crows':
    'Atacatorul are +1 atac sau +2 dacă amenințarea jucătorului care se apără este cel puțin 35.',
  'thing.evil-storm': 'Furtună Malefică',
  'text.evil-storm':
    'La dezvăluire: Fiecare personaj al jucătorilor cu amenințarea de cel puțin 35 primește 1 daună.',
  'thing.pursued-by-shadow': 'Urmăriți de Umbră',
  'text.pursued-by-shadow':
    'La dezvăluire: Amenințarea fiecărui jucător crește cu 1 pentru fiecare personaj al său care nu este trimis la o misiune.',
  'shadow.pursued-by-shadow':
    'Un aliat extenuat, ales de jucătorul care se apără dintre ai săi, se întoarce în mâna proprietarului. Dacă nu are niciunul, amenințarea lui crește cu 3.',
  'thing.treacherous-fog': 'Ceață Înșelătoare',
  'text.treacherous-fog':
    'La dezvăluire: Toate locațiile din zona de punere în scenă au +1 amenințare până la sfârșitul fazei. Apoi fiecare jucător cu amenințarea de cel puțin 35 decartează din mână o carte aleasă de el.',

  // Quest cards
  'thing.flies-and-spiders': 'Muște și Păianjeni',
  'text.flies-and-spiders':
    'Fața A, pregătire: Ia din pachetul de confruntare 1 Păianjen de Pădure și 1 Vechi Drum al Pădurii și adaugă-le în zona de punere în scenă; apoi amestecă pachetul.\nFața B: Fără o regulă a ei.',
  'thing.a-fork-in-the-road': 'O Răscruce de Drumuri',
  'text.a-fork-in-the-road':
    'Fața B, forțat: Când această etapă este încheiată, urmează una dintre cele două etape „O Cale Aleasă”, luată la întâmplare.',
  'thing.dont-leave-the-path': 'Nu Părăsiți Poteca!',
  'text.dont-leave-the-path':
    'Fața A: O Cale Aleasă.\nFața B, la dezvăluire: Fiecare jucător trebuie să ia o carte Păianjen, la alegere, din pachetul de confruntare sau din teancul lui de cărți decartate și să o adauge în zona de punere în scenă.\nJucătorii câștigă când au învins Progenitura lui Ungoliant; nu este nevoie de progres.',
  'thing.beorns-path': 'Poteca lui Beorn',
  'text.beorns-path':
    'Fața A: O Cale Aleasă.\nFața B: Această etapă nu poate fi încheiată cât timp Progenitura lui Ungoliant este în joc. Jucătorii câștigă când este încheiată.',
  'thing.the-necromancers-tower': 'Turnul Necromantului',
  'text.the-necromancers-tower':
    'Fața A, pregătire: Ia cele 3 obiective din pachetul de confruntare și dezvăluie-le în zona de punere în scenă. Nazgûlul din Dol Guldur stă cu fața în sus lângă pachetul de misiune, în afara jocului. Amestecă pachetul de confruntare; apoi câte 1 carte de confruntare păzește fiecare obiectiv.\nFața B, la dezvăluire: Un erou, luat la întâmplare dintre cei ai tuturor jucătorilor, se întoarce cu fața în jos ca prizonier: nu poate fi folosit sau rănit și nu primește resurse până când este salvat.\nToți jucătorii la un loc pot juca cel mult 1 aliat pe rundă.\nAvansează doar dacă controlează cel puțin 1 obiectiv.',
  'thing.through-the-caverns': 'Prin Peșteri',
  'text.through-the-caverns':
    'Fața B, reacție: Când s-a pus progres pe această carte, întoarce prizonierul cu fața în sus și pune pe el 1 jeton de daună: eroul este salvat, iar cel care îl controlează îl poate folosi din nou.\nToți jucătorii la un loc pot juca cel mult 1 aliat pe rundă.\nAvansează doar când prizonierul a fost salvat și controlează toate cele 3 obiective din Evadare din Dol Guldur.',
  'thing.out-of-the-dungeons': 'Afară din Temnițe',
  'text.out-of-the-dungeons':
    'Fața B, forțat: La începutul fiecărei faze de misiune fiecare jucător pune în fața sa, cu fața în jos, cartea de deasupra pachetului său. Este un inamic care tocmai l-a angajat din zona de punere în scenă: un Paznic Orc cu 1 punct de viață, 1 atac, 1 apărare și fără trăsături. Nu merge niciodată în zona de punere în scenă, ci în teancul de cărți decartate al proprietarului.\nAceastă etapă nu poate fi încheiată cât timp Nazgûlul din Dol Guldur este în joc. Jucătorii câștigă când este încheiată.',
  'thing.to-the-river': 'Spre Râu...',
  'text.to-the-river':
    'Fața A, pregătire: Fiecare jucător dezvăluie 1 carte de confruntare în zona de punere în scenă.\nFața B, la dezvăluire: Dacă niciun Trol de Deal nu este în joc, ia 1 din pachetul de confruntare și pune-l în zona de punere în scenă. Apoi amestecă pachetul.\nAceastă etapă nu poate fi încheiată cât timp un Trol de Deal este în joc.',
  'thing.anduin-passage': 'Trecerea Anduinului',
  'text.anduin-passage':
    'Fața B: În fiecare fază de misiune se dezvăluie încă 1 carte de confruntare. În faza de confruntare nu se fac verificări de angajare; fiecare jucător poate totuși alege 1 inamic pe care să îl angajeze.',
  'thing.ambush-on-the-shore': 'Ambuscadă pe Mal',
  'text.ambush-on-the-shore':
    'Fața B, la dezvăluire: Se dezvăluie în zona de punere în scenă câte 2 cărți de confruntare pentru fiecare jucător.\nDe acum înainte faza de misiune nu mai are pas de punere în scenă.\nJucătorii câștigă de îndată ce niciun inamic nu mai este în joc; nu este nevoie de progres.',
};
