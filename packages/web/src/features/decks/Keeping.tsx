import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBox } from './box.ts';
import { library } from './library/library.ts';

/** What stands in the way of keeping decks, if anything does. */
export function Keeping() {
  const { say } = useBox();
  const language = useLanguage();
  const isKept = library((state) => state.isKept);
  const refused = library((state) => state.refused);
  if (!isKept) return <Notice kind="trouble" text={say('decks.forgetful')} />;
  return refused === null ? null : <Notice kind="trouble" text={refusalText(language, refused) ?? ''} />;
}
