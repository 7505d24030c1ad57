import { listed, printedOn, thingName, wordName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { CardChip } from '../hand/Card.tsx';
import { useTable, useView } from '../context.ts';
import { Emblem } from '../seats/Emblem.tsx';
import type { DemandRow, Offer } from '@concilio/lotr-board/contract';
import { Sign } from '../signs/Sign.tsx';
import { Piece } from '../../../stage/Piece.tsx';
import { TokenFace } from '../seats/Token.tsx';
import styles from './PaymentTray.module.css';

/**
 * The open demand: what is asked, what lies on offer and by whom, and what is still missing. Its text is printed where
 * it does not stand open beside it.
 */
export function PaymentTray({ printed }: { readonly printed: boolean }) {
  const { speaker, say, figures } = useTable('speaker', 'say', 'figures');
  const { payment, revealed } = useView(({ payment, revealed }) => ({ payment, revealed }));
  if (payment === null) return null;
  const { rows, group } = payment;
  const payer = figures.find(({ hobbit }) => hobbit === payment.payer);
  const name = thingName(speaker, payment.trial);
  const [match] = revealed;
  return (
    <section className={styles.tray} aria-label={name}>
      <header className={styles.head}>
        <Piece of={payment.trial} className={styles.trial}>
          <span className={styles.medal}>
            <Sign of={payment.trial} />
          </span>
          <span>
            <b>{name}</b>
            <small>
              {group ? say('payment.of.group') : say('payment.of.payer', { name: payer?.name ?? '' })}
            </small>
          </span>
        </Piece>
        {printed && <p className={styles.text}>{printedOn(speaker, payment.trial)}</p>}
      </header>
      {match !== undefined && (
        <div className={styles.block}>
          <h3>{say('payment.match')}</h3>
          <CardChip look={match} />
        </div>
      )}
      <div className={styles.block}>
        <h3>{say('payment.asked')}</h3>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <AskedRow key={row.what} row={row} />
          ))}
        </ul>
      </div>
      <div className={cx(styles.block, styles.offers)}>
        <h3>{say('payment.offered')}</h3>
        <ul className={styles.offered}>
          {payment.stars > 0 && (
            <li className={styles.gandalf}>
              <Sign of="wizard" />
              {say('payment.stars', { count: payment.stars })}
            </li>
          )}
          {payment.offers.map((offer, index) => (
            <OfferItem key={offer.card?.id ?? `${offer.seat}-${index}`} offer={offer} />
          ))}
          {payment.offers.length === 0 && payment.stars === 0 && (
            <li className={styles.none}>{say('payment.nothing')}</li>
          )}
        </ul>
        <Missing rows={rows} />
      </div>
    </section>
  );
}

function useNames(): (what: string) => string {
  const { speaker } = useTable('speaker');
  return (what) => wordName(speaker, ['what', 'thing'], what);
}

const iconOf = (what: string): string =>
  ({ cards: 'hand', 'any-life': 'heart', runes: 'rune', corruption: 'sauron', rolls: 'die' })[what] ?? what;

function AskedRow({ row: { what, asked, given } }: { readonly row: DemandRow }) {
  const nameOf = useNames();
  const risk = what === 'corruption' || what === 'rolls';
  return (
    <li className={cx(styles.row, given >= asked && styles.full)} title={nameOf(what)}>
      <TokenFace of={iconOf(what)} />
      <b>{risk ? asked : `${given}/${asked}`}</b>
      <span className="hidden">{nameOf(what)}</span>
      {given >= asked && <Sign of="check" className={styles.check} />}
    </li>
  );
}

function OfferItem({ offer }: { readonly offer: Offer }) {
  const { figures, say, speaker } = useTable('figures', 'say', 'speaker');
  const figure = figures.find(({ hobbit }) => hobbit === offer.seat);
  return (
    <li className={styles.offer} title={figure?.name}>
      {figure !== undefined && <Emblem figure={figure} className={styles.who} />}
      {offer.card !== null && <CardChip look={offer.card} small />}
      {offer.runes > 0 && (
        <span className={styles.runes} title={say('seat.runes', { count: offer.runes })}>
          <TokenFace of="rune" />
          <b>{offer.runes}</b>
        </span>
      )}
      {offer.life !== null && (
        <span title={thingName(speaker, offer.life)}>
          <TokenFace of={offer.life} />
        </span>
      )}
    </li>
  );
}

function Missing({ rows }: { readonly rows: readonly DemandRow[] }) {
  const { speaker, say } = useTable('speaker', 'say');
  const nameOf = useNames();
  const missing = rows.filter(
    ({ what, asked, given }) => given < asked && what !== 'corruption' && what !== 'rolls',
  );
  if (missing.length === 0)
    return rows.every(({ asked, given }) => given >= asked) ? (
      <p className={styles.complete}>{say('payment.complete')}</p>
    ) : null;
  const what = listed(
    speaker,
    missing.map(({ what, asked, given }) => `${asked - given} × ${nameOf(what)}`),
  );
  return <p className={styles.missing}>{say('payment.missing', { what })}</p>;
}
