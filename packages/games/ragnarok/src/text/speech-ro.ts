import type { Reward } from '../content/box.ts';
import type { Count } from '../content/effects.ts';
import { inside, type Speech, type Where, type Whom } from './speech.ts';

const WHERE: Readonly<Record<Where, string>> = {
  anywhere: 'în orice Regiune',
  own: 'într-una dintre Regiunile tale',
  'own-settlement': 'într-una dintre Regiunile tale cu Așezare',
  'own-empty': 'într-una dintre Regiunile tale fără Armate de-ale tale',
  coast: 'într-o Regiune care atinge Marea Drakkarului tău',
  battle: 'în Regiunea Bătăliei',
  'hero-land': 'în Ținutul în care este Eroul tău',
  'near-hero': 'în Regiunea Eroului tău sau într-una vecină',
};

const WHO: Readonly<Record<Whom, string>> = {
  opponent: 'Adversarul tău',
  hunter: 'Vânătorul',
  'each-here': 'Fiecare jucător cu Armate aici',
  'each-holding': 'Fiecare jucător care controlează această Regiune sau are Armate în ea',
  'heroes-here': 'Fiecare jucător al cărui Erou este aici',
};

const cards = (count: number) => (count === 1 ? '1 carte de Luptă' : `${count} cărți de Luptă`);
const runes = (count: number) => (count === 1 ? '1 Rună' : `${count} Rune`);
const place = (where: Where | undefined) => (where === undefined ? '' : ` ${WHERE[where]}`);
const each = (per: Count | null) =>
  ({
    none: '',
    slain: ' pentru fiecare Monstru ucis de tine',
    'armies-in-battle': ' pentru fiecare Armată a ta din Bătălie',
  })[per ?? 'none'];
const atMost = (most: number | undefined) => (most === undefined ? '' : ` (cel mult ${most})`);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

const REWARD: Readonly<Record<Reward, string>> = {
  realm: 'o Alianță',
  priest: 'un Preot',
  army: 'Armată +1',
  rune: 'o Rună',
};

export const speechRo: Speech = {
  op(op, say, name) {
    switch (op.op) {
      case 'raise-army':
        if (op.where === 'battle') return 'Crește cu 1 una dintre Armatele tale care a luptat în Bătălie.';
        return (op.times ?? 1) > 1
          ? `Crește cu 1 Armatele tale${place(op.where)}, de ${op.times} ori în total.`
          : `Crește cu 1 una dintre Armatele tale${place(op.where)}.`;
      case 'lower-army': {
        const otherwise = op.otherwise === undefined ? '' : ` Dacă nu există: ${inside(say(op.otherwise))}`;
        if (op.by === 'owner' && op.whom === 'opponent')
          return 'Adversarul tău scade cu 1 una dintre Armatele sale din Bătălie.';
        if (op.whom === 'opponent')
          return op.least === undefined
            ? 'Scade cu 1 o Armată a adversarului din Bătălie.'
            : 'Scade cu 1 o Armată a adversarului din Bătălie, niciodată sub 1.';
        return `Scade cu 1 o Armată a vânătorului din Regiunea Eroului sau dintr-una vecină.${otherwise}`;
      }
      case 'lower-armies':
        return op.of === 'all'
          ? 'Scade cu 1 toate Armatele din această Regiune.'
          : 'Fiecare jucător cu Armate în această Regiune scade cu 1 una dintre ele.';
      case 'lower-beside':
        return op.regions === 'one'
          ? `Scade cu 1 până la ${op.armies} Armate dintr-o Regiune vecină.`
          : `Scade cu 1 câte o Armată în până la ${op.armies} Regiuni vecine diferite.`;
      case 'retreat-all':
        return 'Toate Armatele din această Regiune se Retrag.';
      case 'draw':
        return `Trage ${cards(op.cards)}.`;
      case 'discard': {
        const who = op.whom === undefined ? null : WHO[op.whom];
        if (op.how === 'by-monster')
          return `Cine joacă Monstrul se uită în mâna vânătorului și aruncă din ea ${cards(op.cards)}.`;
        const random = op.how === 'at-random' ? ' la întâmplare' : '';
        return who === null
          ? `Aruncă ${cards(op.cards)}${random}.`
          : `${who} aruncă ${cards(op.cards)}${random}.`;
      }
      case 'gain-runes':
        if (op.same === true) return `Ia din Rezervă ${runes(op.runes)} de același tip.`;
        return `Ia ${op.different === true ? `${op.runes} Rune diferite` : `${runes(op.runes)} la alegere`}.`;
      case 'lose-rune':
        return `${WHO[op.whom]} aruncă 1 Rună. Cine nu are: ${op.otherwise.every((other) => other.op === 'lower-armies') ? 'scade cu 1 una dintre Armatele sale de aici.' : inside(say(op.otherwise))}`;
      case 'gain-priest':
        return 'Ia 1 Preot.';
      case 'heal':
        return 'Vindecă 1 Rană.';
      case 'injure': {
        const more =
          op.moreIfInjured === undefined ? '' : `, și încă ${op.moreIfInjured} dacă este deja rănit`;
        const many = op.injuries === 1 ? '1 Rană' : `${op.injuries} Răni`;
        return op.whom === 'heroes-here'
          ? `Fiecare Erou din această Regiune suferă ${many}${more}.`
          : `Eroul suferă ${many}${more}.`;
      }
      case 'prevent-injury':
        return 'Ignoră 1 Rană.';
      case 'raise-attribute':
        return `Crește cu 1 ${{ authority: 'Autoritatea', power: 'Puterea', wisdom: 'Înțelepciunea' }[op.attribute]}.`;
      case 'ally':
        return 'Aliază-te cu orice Tărâm.';
      case 'recruit':
        return op.value === undefined
          ? `Recrutează o Armată ${WHERE[op.where]}.`
          : `Recrutează o Armată de valoare ${op.value} ${WHERE[op.where]}.`;
      case 'move-army':
        return op.regions === 1
          ? 'Mută 1 Regiune una dintre Armatele tale.'
          : `Mută până la ${op.regions} Regiuni una dintre Armatele tale.`;
      case 'place-army':
        return `Așază una dintre Armatele tale de pe hartă ${WHERE[op.where]}.`;
      case 'move-drakkar':
        return op.seas === 1 ? 'Mută Drakkarul 1 Mare.' : `Mută Drakkarul până la ${op.seas} Mări.`;
      case 'place-hero':
        return `Așază-ți Eroul ${WHERE[op.where]}.`;
      case 'activate-army':
        return op.where === undefined
          ? 'Activează încă 1 Armată.'
          : `Activează încă 1 Armată ${WHERE[op.where]}.`;
      case 'control-monster':
        return op.where === 'hero'
          ? 'Preia controlul unui Monstru neutru din Regiunea Eroului tău.'
          : 'Preia controlul unui Monstru neutru din Regiunea Eroului tău sau dintr-una vecină.';
      case 'hit':
        return op.icon === undefined
          ? 'Dă 1 Lovitură pe orice spațiu liber al Monstrului pe care îl Vânezi sau, în afara unei Vânători, al unui Monstru din Regiunea Eroului tău.'
          : `Dă încă 1 Lovitură pe un spațiu liber cu această armă: ${name.icon(op.icon)}.`;
      case 'realm-bonus':
        return 'Ia bonusul unui Tărâm aliat.';
      case 'place-leader':
        return 'Așază Liderul în orice altă Regiune.';
      case 'mischief':
        return 'Fiecare jucător cu Armate în Regiunea Liderului aruncă 1 Rună sau 1 carte de Luptă; cine nu are nici una, nici alta scade cu 1 o Armată de acolo.';
      case 'begin':
        return 'Ești primul jucător.';
      case 'battle-value':
        return `${signed(op.amount)} la valoarea de Bătălie${each(op.per ?? null)}${atMost(op.most)}.`;
      case 'spare-casualty':
        return 'Ignoră 1 dintre simbolurile tale de Pierdere în această Bătălie.';
      case 'spare-loss':
        return 'Armatele tale nu pierd valoare pentru înfrângere.';
      case 'cancel-card':
        return 'Anulează efectul de Bătălie, nu valoarea, al ultimei cărți jucate de adversar.';
      case 'take-back':
        return 'Ia înapoi 1 carte de Luptă jucată în ea.';
      case 'look-at-hand':
        return 'Uită-te la cărțile de Luptă ale adversarului.';
      case 'any-icon':
        return 'Următoarea ta Lovitură poate fi pe un spațiu cu orice armă.';
      case 'rage':
        return `Următorul atac are ${signed(op.amount)} Furie.`;
      case 'monster-hand': {
        const least = op.least === undefined ? '' : `, cel puțin ${op.least}`;
        return op.amount < 0
          ? `Monstrul trage cu ${-op.amount} mai puține la sfârșitul rândului său următor${least}.`
          : `Monstrul trage cu ${op.amount} mai multe la sfârșitul rândului său.`;
      }
      case 'few-hits':
        return `Vânătorul dă cel mult ${op.hits === 1 ? '1 Lovitură' : `${op.hits} Lovituri`} în rândul următor al Eroului.`;
      case 'undo-hit':
        return 'Ia 1 marcaj pus de vânător în această Vânătoare; Recompensa se păstrează.';
      case 'no-card':
        return 'Vânătorul nu trage carte pentru apărare în acest rând.';
      case 'end-hunt':
        return 'Vânătoarea se termină fără succes.';
      case 'special-attack':
        return 'Rezolvă Atacul special al Monstrului sau al Liderului.';
      case 'shields-help':
        return 'În această Vânătoare, Scuturile ajută o dată împotriva unui atac care le ignoră.';
      case 'choose':
        return speechRo.or(op.among.map(say));
    }
  },
  given: (conditions) => `dacă ${conditions.join(' și ')}`,
  condition(condition, name) {
    if (typeof condition === 'object') return `arma cărții este ${name.icon(condition.icon)}`;
    return {
      attacker: 'ataci',
      defender: 'aperi',
      'battle-in-hero-land': 'Bătălia este în Ținutul în care este Eroul tău',
      'region-in-hero-land': 'este în Ținutul în care este Eroul tău',
      'hero-beside-realm': 'Tărâmul este vecin cu Regiunea Eroului tău',
      'two-armies': 'ai două sau mai multe Armate în Bătălie',
      'army-beside-battle': 'ai o Armată într-o Regiune vecină cu Bătălia',
      'settlement-here': 'Regiunea are o Așezare',
      'temple-or-monument-here': 'Regiunea are un Templu sau un Monument',
      'without-battle': 'nu a fost Bătălie',
      'own-monster': 'controlezi Monstrul',
    }[condition];
  },
  moment: (moment) =>
    ({
      prayer: 'În pasul tău de Rugăciune',
      'hero-step': 'În pasul tău de Erou, în locul unei opțiuni',
      'runes-begin': 'La începutul pasului tău de Rune',
      'rune-step': 'În pasul tău de Rune, pe lângă acțiunea de Rună',
      maneuvers: 'În pasul tău de Manevre',
      prepare: 'Când alegi Pregătire',
      'temple-built': 'Când construiești un Templu',
      'rune-forged': 'Când Eroul tău ia o Rună dintr-o Forjă',
      'marker-covered': 'Când marcajul tău de pe roată este acoperit',
      'realm-bonus': 'Când iei bonusul unui Tărâm',
      'control-taken': 'Când preiei controlul unei Regiuni',
      'army-died': 'Când moare una dintre Armatele tale',
      injured: 'Când Eroul tău a suferit o Rană',
      injury: 'Când Eroul tău ar suferi o Rană',
      'before-battle': 'Înainte de o Bătălie',
      'before-hunt': 'Înainte de o Vânătoare',
      'battle-begins': 'Când începe o Bătălie a ta',
      'battle-value': 'Într-o Bătălie, după jucarea cărților',
      'battle-won': 'Când ai câștigat o Bătălie',
      'battle-lost': 'Când ai pierdut o Bătălie',
      'battle-over': 'După o Bătălie a ta',
      'hunt-begins': 'Când începe Vânătoarea ta',
      'hero-turn': 'În rândul tău dintr-o Vânătoare',
      reward: 'Când obții o Recompensă',
      'hunt-over': 'După Vânătoarea ta',
    })[moment],
  number(of, amount, per, limit) {
    const change = signed(amount);
    const bound = limit === null ? '' : amount < 0 ? ` (cel puțin ${limit})` : ` (cel mult ${limit})`;
    return {
      'recruit-value': `Armatele pe care le Recrutezi au ${change} valoare${bound}.`,
      population: `Regiunile neutre au ${change} Tărie a Populației pentru tine${bound}.`,
      'usurp-power': `Puterea ta contează ${change} la Uzurpare.`,
      'hero-move': `În pasul de Erou, Eroul tău se mută ${change} Regiune.`,
      'hero-options': `În pasul de Erou ai ${change} opțiune, alta.`,
      limit: `Limitele tale de Rune și de cărți de Luptă sunt ${change}.`,
      'favour-level': `Preoții trimiși aduc favoarea de ${change} nivel${bound}.`,
      'prepare-options': `Când alegi Pregătire, ai ${change} opțiune.`,
      'monster-move': `Când este activat, poate merge mai departe: ${change} Regiune.`,
      trample: `Monștrii mutați de tine scad ce strivesc cu ${change}.`,
      rage: `Atacurile împotriva ta au ${change} Furie.`,
      'battle-value': `${change} la valoarea de Bătălie${each(per)}${per === null ? '' : bound}.`,
    }[of];
  },
  leave: (to) =>
    ({
      'retreat-anywhere': 'Armatele tale se pot Retrage în oricare dintre Regiunile tale.',
      'count-as-ally': 'Când se iau bonusurile, poți conta drept aliatul lui.',
      'any-icon': 'Într-o Vânătoare lovește un spațiu cu orice armă.',
      'long-march': 'O dată pe rând, o Armată activată de tine se poate muta 2 Regiuni.',
    })[to],
  optional: 'dacă vrei',
  once: (how, sentence) => `O dată pe ${how === 'turn' ? 'rând' : 'Vânătoare'}. ${sentence}`,
  runeAction: (cost, name, sentence) =>
    'different' in cost
      ? `Acțiune de Rună, ${cost.different} Rune diferite: ${inside(sentence)}`
      : `Acțiune de Rună, ${cost.runes.map(name.thing).join(' și ')}: ${inside(sentence)}`,
  or: (sentences) =>
    sentences.map((sentence, index) => (index === 0 ? sentence : `Sau: ${inside(sentence)}`)).join(' '),
  region: (number) => `Regiunea ${number}`,
  army: (number) => `Armata ${number}`,
  eventName: (number) => `Evenimentul ${number}`,
  event: ({ region, place: rune, activate, leader }, name) =>
    [
      `Așază în Regiunea ${region} următorul Monstru cu ${name.thing(rune)}.`,
      ...(activate.length === 0
        ? []
        : [`Activează Monștrii cu ${activate.map(name.thing).join(', apoi pe cei cu ')}.`]),
      ...(leader ? ['Activează Liderul.'] : []),
    ].join(' '),
  omen(test) {
    const many = (one: string, more: string) => `cel puțin ${test.least} ${test.least === 1 ? one : more}`;
    if ('one' in test)
      return {
        kills: `Un jucător a ucis ${many('Monstru', 'Monștri')} (jetoanele de Ucigător contează).`,
        lands: `Un jucător controlează ${many('Ținut', 'Ținuturi')}.`,
        temples: `Un jucător controlează ${many('Regiune', 'Regiuni')} cu Templu.`,
      }[test.one];
    return {
      temples: `Pe hartă se află ${many('Templu', 'Temple')}.`,
      'monuments-complete': `Pe hartă se află ${many('Monument întreg', 'Monumente întregi')}.`,
    }[test.all];
  },
  favour: (level, sentence) => `Nivelul ${level}: ${inside(sentence)}`,
  hit: (icons, reward) =>
    reward === undefined ? icons.join(' + ') : `${icons.join(' + ')} (Recompensă: ${REWARD[reward]})`,
  regionAttack: (sentence) => `Atac de Regiune: ${inside(sentence)}`,
  specialAttack: (sentence) => `Atac special: ${inside(sentence)}`,
  activation: (sentence) => `Activare: ${inside(sentence)}`,
  bars: 'Armatele nu se pot muta în Regiunea lui.',
  combat: (icon, value, casualties) =>
    `${icon}, valoare ${value}${casualties === 0 ? '' : `, ${casualties === 1 ? '1 Pierdere' : `${casualties} Pierderi`}`}.`,
  shield: 'Într-o Vânătoare doar apără: oprește un atac oricare i-ar fi Furia, dacă Scuturile ajută.',
  hunt: (on, discards) => {
    const cost =
      discards === 0 ? '' : `, aruncând ${discards === 1 ? 'încă o carte' : `alte ${discards} cărți`}`;
    return `Vânătoare${on === 'hit' ? ', după Lovitură' : ''}${cost}`;
  },
  battle: (on) => `Bătălie${on === undefined ? '' : on === 'won' ? ', dacă învingi' : ', dacă pierzi'}`,
  attack: (rage, weakness, hand, shieldsFail) =>
    `Furie ${rage}, Slăbiciune ${weakness}, mâna Monstrului ${hand}.${shieldsFail ? ' Scuturile nu ajută.' : ''}`,
  realm: (action, rune, sentence) => `Alianță pentru ${rune}. Bonus cu ${action}: ${inside(sentence)}`,
  map: (regions, lands, seas) =>
    `${regions} Regiuni în ${lands.length} Ținuturi (${lands.join(', ')}), iar în jurul lor ${seas} Mări.`,
  god: (attribute, sentences) => `Un Preot crește cu 1: ${attribute}. ${sentences.join(' ')}`,
};
