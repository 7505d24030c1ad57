import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  match: 'Prima partidă: Mirkwood',

  'welcome.title': 'Trei eroi și o pădure',
  'welcome.text':
    'Îi conduci pe Aragorn, Théodred și Glóin prin Mirkwood, singur împotriva pachetului de confruntare. Încheie ultima etapă a misiunii și ai câștigat.',
  'welcome.think': 'Joacă așa cum vrei. Spun o vorbă când apare ceva nou.',
  'mulligan.title': 'Mâna de început',
  'mulligan.text':
    'Șase cărți. O singură dată le poți amesteca pe toate la loc și poți trage alte șase, pe care trebuie să le păstrezi.',
  'mulligan.think':
    'Cârmuitorul Gondorului sau doi aliați ieftini fac o mână bună. Una care nu face nimic până în runda a treia, nu.',
  'planning.title': 'Aliați și accesorii',
  'planning.text':
    'Se joacă acum și în niciun alt moment al rundei. O carte de conducere e plătită de eroi ai conducerii: aici, de toți trei.',
  'planning.think': 'Un aliat pe rundă te ține în viață. Ce nu cheltuiești rămâne la erou.',
  'pay.title': 'Cine plătește?',
  'pay.text':
    'Fiecare erou are resursele lui. Eroii din sfera potrivită pot plăti împreună, chiar și cei extenuați.',
  'pay.think': 'Lasă-i una lui Aragorn: cu ea se pregătește din nou după ce pleacă în misiune.',
  'attach.title': 'Cine îl poartă?',
  'attach.text':
    'Un accesoriu rămâne la purtătorul lui și se pierde odată cu el. Dintre cele restricționate, un personaj poartă cel mult două.',
  'attach.think': 'Cârmuitorul Gondorului stă cel mai bine la cine cheltuie mult și luptă puțin.',
  'commit.title': 'În misiune',
  'commit.text':
    'Cine pleacă se extenuează și își adaugă voința. Se compară cu toată amenințarea din zona de punere în scenă, iar o carte mai urmează să fie dezvăluită.',
  'commit.think':
    'Trimite două-trei puncte peste amenințarea pe care o vezi și păstrează pe cineva care poate apăra.',
  'travel.title': 'Călătoriți?',
  'travel.text':
    'Locația în care călătorești iese din zona de punere în scenă: amenințarea ei nu mai contează. Dar primește prima progresul, până e explorată.',
  'travel.think': 'De obicei e un schimb bun. Citește ce face când ajungi și cât timp ești acolo.',
  'engage.title': 'Vino la luptă',
  'engage.text':
    'Poți atrage un inamic din zona de punere în scenă. Apoi vin singuri cei al căror cost de angajare nu e peste amenințarea ta.',
  'engage.think':
    'Un inamic slab luat acum nu mai contează împotriva misiunii. Pe cel puternic lasă-l cât te lasă și el.',
  'defender.title': 'Un inamic atacă',
  'defender.text':
    'Un personaj pregătit poate apăra. Dauna e atacul inamicului minus apărarea lui, iar o carte de umbră o poate schimba.',
  'defender.think': 'Mai bine cade un aliat ieftin decât să fie rănit un erou.',
  'undefended.title': 'Nimeni n-a apărat',
  'undefended.text': 'Toată dauna merge la unul dintre eroii tăi, iar apărarea nu ajută.',
  'undefended.think': 'Alege pe cine mai are puncte de viață. Glóin preface dauna în resurse.',
  'strike.title': 'Lovește înapoi',
  'strike.text':
    'O dată pe rundă poți ataca fiecare inamic angajat cu tine, cu oricâte personaje pregătite. Fiecare dintre ele atacă o dată.',
  'strike.think':
    'Un inamic doborât acum nu mai atacă. Două lovituri slabe în doi inamici nu doboară niciunul.',
  'attackers.title': 'Împreună',
  'attackers.text': 'Atacul lor se adună. Dauna e suma minus apărarea inamicului.',
  'attackers.think':
    'Trimite atâția câți trebuie ca să-l dobori și nu mai mulți: poate mai e nevoie de ceilalți.',
  'respond.title': 'O reacție',
  'respond.text':
    'S-a întâmplat ceva la care poate răspunde una dintre cărțile tale. Acum ori niciodată, și numai dacă vrei.',
  'respond.think': 'Aragorn pregătit din nou înseamnă încă o faptă în aceeași rundă.',
  'threat.title': 'Amenințarea ta e mare',
  'threat.text':
    'La 50 ești scos din joc. Crește cu 1 în fiecare rundă și cu fiecare punct care îi lipsește unei misiuni.',
  'threat.think': 'Acum vin mai mulți inamici de la sine. Gandalf o poate scădea cu 5.',
  'hurt.title': 'Dauna rămâne',
  'hurt.text':
    'Dauna nu se vindecă între runde. Un erou fără puncte de viață e pierdut, iar fără eroi totul e pierdut.',
  'hurt.think': 'Lasă-i pe alții să apere o vreme.',
  'stage.title': 'Etapa următoare',
  'stage.text':
    'Misiunea are tot progresul, așa că etapa următoare începe pe loc. Ce a prisosit se pierde; inamicii și locațiile rămân.',
  'stage.think': 'Citește-i textul: a treia etapă din Mirkwood e una din două și se câștigă altfel.',
  'staging.title': 'Ce trimite pădurea',
  'staging.text':
    'După ce trimiți personaje se dezvăluie o carte. Inamicii și locațiile rămân cu amenințarea lor; o trădare se petrece pe loc.',
  'staging.think': 'Ce zace acolo contează împotriva ta în fiecare rundă. Curăță, sau crește mai repede.',
  'progress.title': 'Voință contra amenințare',
  'progress.text':
    'Cu mai multă voință, diferența e progres. Cu mai puțină, amenințarea ta crește cu cât lipsește. Dacă sunt egale, nimic.',
  'progress.think': 'Și a nu trimite pe nimeni înseamnă o misiune eșuată.',
  'explored.title': 'Locația activă',
  'explored.text':
    'Progresul merge întâi acolo. Cu atâta progres câte puncte de misiune are, e explorată și dispare, iar voi puteți călători din nou.',
  'explored.think': 'Una mică e un răgaz scurt; una mare ține misiunea pe loc.',
  'shadow.title': 'Cărți de umbră',
  'shadow.text':
    'Fiecare inamic angajat are una, cu fața în jos. Se întoarce după ce ai ales apărătorul și poate înrăutăți atacul.',
  'shadow.think':
    'Pune la socoteală un punct în plus. De aceea nu apără un erou căruia i-a rămas un punct de viață.',
  'resources.title': 'Așa începe fiecare rundă',
  'resources.text':
    'Fiecare erou primește o resursă, iar tu tragi o carte. În partida aceasta ușoară au început cu una în plus.',
  'resources.think':
    'Apasă pe o carte cu butonul din dreapta, sau ține-o apăsată, ca să citești totul despre ea.',
  'round.title': 'Runda s-a încheiat',
  'round.text':
    'Cărțile tale se pregătesc, iar amenințarea ta a crescut cu 1. O rundă are șapte faze; panglica de sus arată unde ești.',
  'round.think': 'Timpul lucrează împotriva ta: fiecare rundă aduce o carte și un punct de amenințare.',
  'window.title': 'Timp pentru acțiuni',
  'window.text':
    'Între pași poți juca evenimente și poți folosi abilitățile numite acțiune. De obicei lași să treacă.',
  'window.think': 'Dacă ești întrebat prea des, meniul mesei are un comutator.',
  'won.title': 'Mirkwood a rămas în urmă',
  'won.text':
    'Ultima etapă e încheiată și ai câștigat. Scorul numără amenințarea, daunele și eroii căzuți: mai puțin e mai bine.',
  'won.think': 'Încearcă modul obișnuit, un pachet al tău sau călătoria pe Anduin.',
  'lost.title': 'Pădurea a fost mai tare',
  'lost.text':
    'Se întâmplă: cele mai multe prime călătorii se sfârșesc aici. Amenințarea era prea mare sau eroii au căzut.',
  'lost.think':
    'Aliați din timp, cineva păstrat pentru apărare și niciodată la misiune cu mai puțin decât amenințarea văzută.',
};
