import type { Key } from './en.ts';

export const ro: Readonly<Record<Key, string>> = {
  match: 'Prima partidă: Moria',
  'summary.brought': 'Ce a adus sfârșitul',
  'summary.distance':
    '{steps, plural, one {A rămas # pas} few {Au rămas # pași} other {Au rămas # de pași}} între Purtătorul Inelului și Ochi.',
  'summary.met': 'Ce ai întâlnit',
  'summary.unmet': 'Încă urmează',
  'summary.on': 'Mai departe, spre Mordor',
  'summary.new': 'Partidă nouă',

  'welcome.title': 'Tu porți Inelul',
  'welcome.text':
    'Ești Frodo; doi boți joacă pentru Sam și Pippin. Câștigați sau pierdeți împreună: Inelul trebuie să ajungă în Mordor înainte ca Ochiul să ajungă la tine.',
  'welcome.think': 'Joacă așa cum vrei. Spun o vorbă când apare ceva nou.',
  'tile.title': 'Fiecare rând începe cu plăcuțe',
  'tile.text':
    'O plăcuță cu activitate duce indicatorul ei cu o căsuță înainte și nu se mai dezvăluie altele. Oricare alta e o veste rea, iar după ea urmează încă una.',
  'tile.think': 'Nimeni nu știe ce urmează: păstrează câteva cărți.',
  'cards.title': 'Joacă cel mult două cărți',
  'cards.text':
    'Una maro și una gri. Fiecare simbol duce indicatorul cu o căsuță înainte, iar steaua ține loc de orice simbol. Primești ce arată căsuțele.',
  'cards.think': 'Pentru Frodo orice carte de aventură maro e o stea: o rezervă bună.',
  'second.title': 'Încă una, sau o păstrezi?',
  'second.text': 'Poți juca și o carte de cealaltă culoare, sau te poți opri aici.',
  'second.think': 'Evenimentele se plătesc cu cărți. O mână goală e un pericol.',
  'interject.title': 'La rândul altcuiva',
  'interject.text': 'Nu e rândul tău, dar ai putea face ceva acum. De cele mai multe ori lași să treacă.',
  'interject.think': 'Dacă întrebările sunt prea dese, meniul mesei are un comutator.',
  'event.title': 'Un eveniment',
  'event.text':
    'Indicatorul de eveniment a înaintat și se întâmplă ce scrie acolo. Evenimentul următor se poate citi oricând.',
  'event.think': 'Spre sfârșit sunt tot mai grele: privește înainte și grăbește-te.',
  'demand.title': 'Plătiți împreună',
  'demand.text':
    'Oricine poate oferi cărți. Ele se plătesc abia când e acolo tot ce se cere; altfel nu se plătește nimic și vine răul.',
  'demand.think': 'Dă ce îți va lipsi cel mai puțin, dacă răul e mai mare decât atât.',
  'alone.title': 'Plătești tu',
  'alone.text': 'Asta ți se cere ție și nimănui altcuiva: plătește, sau primește ce scrie în schimb.',
  'alone.think': 'O carte de prisos e mai ieftină decât zarul.',
  'die.title': 'Zarul amenințării',
  'die.text':
    'Punctele îl mută spre Ochi pe cel care a dat cu zarul, ochiul aduce Ochiul mai aproape, iar cărțile costă două cărți. O față e goală.',
  'die.think': 'Cine are mai puțin de două cărți poate fi pierdut din cauza lui.',
  'corruption.title': 'Ochiul',
  'corruption.text':
    'Hobbiții merg spre dreapta, iar Ochiul spre stânga. Unde se întâlnesc, hobbitul e pierdut; dacă poartă Inelul, totul e pierdut.',
  'corruption.think': 'Cel mai mult contează cât de departe de Ochi este Purtătorul Inelului.',
  'tracks.title': 'Pistele din Moria',
  'tracks.text':
    'Fiecare căsuță îi dă ce arată celui aflat la rând. Lupta e pista principală: la capătul ei, Moria a rămas în urmă.',
  'tracks.think': 'Celelalte două au inimile și sorii de care aveți cu toții nevoie.',
  'life.title': 'Jetoane de viață',
  'life.text':
    'La sfârșitul conflictului fiecare hobbit are nevoie de o inimă, un soare și un inel. Fiecare fel care lipsește costă un pas spre Ochi.',
  'life.think': 'Lasă-le celorlalți ce ai deja.',
  'gandalf.title': 'Cinci rune pentru Gandalf',
  'gandalf.text':
    'Cine are cinci rune le poate plăti pentru una din cărțile lui, aproape oricând. Fiecare ajută o dată într-o partidă.',
  'gandalf.think': 'Runele sunt puncte dacă Inelul e distrus. Cheltuiește-le când cineva e la nevoie.',
  'rest.title': 'Sau odihnește-te',
  'rest.text': 'În loc să joci cărți poți trage două, sau te poți îndepărta cu o căsuță de Ochi.',
  'rest.think': 'Cu puține cărți în mână, odihna e un rând bun.',
  'ring.title': 'Puterea Inelului',
  'ring.text':
    'O dată pe conflict purtătorul și-l poate pune: dă cu zarul, apoi un indicator sare patru căsuțe, mai puțin simbolurile ieșite. Căsuțele nu dau nimic, nici bun, nici rău.',
  'ring.think': 'Sari cu el peste zaruri, sau încheie Moria înainte să conteze o plăcuță rea.',
  'near.title': 'Sfârșitul e aproape',
  'near.text':
    'Moria se încheie când indicatorul de luptă ajunge pe ultima căsuță, sau după ultimul eveniment.',
  'near.think': 'Cui îi mai lipsesc jetoane? Poate merită întâi un rând pe altă pistă.',
  'darkness.title': 'Întunericul',
  'darkness.text':
    'Moria s-a încheiat. Fiecare hobbit face un pas spre Ochi pentru fiecare fel de jeton de viață care îi lipsește.',
  'darkness.think': 'Athelas cruță un hobbit: cui îi lipsesc cele mai multe, cine e mai aproape de Ochi?',
  'summary.title': 'Moria a rămas în urmă',
  'summary.text':
    'Cine are cele mai multe jetoane de inel poartă acum Inelul și trage două cărți. Jetoanele de viață se dau înapoi, iar drumul continuă.',
  'summary.think': 'Acum cunoști jocul. Celelalte conflicte diferă doar prin tablă.',
};
