import type { Language } from '@concilio/text';
import { useLanguage } from '../../client/language.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { LessonOfGame } from './contract.ts';

/** The one word that the start page needs: the others come with the lesson. */
const GO: Readonly<Record<Language, string>> = { en: 'Begin', es: 'Empezar', ro: 'Începe' };

interface Props {
  readonly lessons: readonly { readonly game: string; readonly lesson: LessonOfGame }[];
}

/** The ways to a first game, among the ways to learn. */
export function LearnCards({ lessons }: Props) {
  const language = useLanguage();
  return lessons.map(({ game, lesson: { icon, words } }) => (
    <li key={game}>
      <h3>{words[language].title}</h3>
      <p>{words[language].about}</p>
      <LinkButton kind="lit" href={`/learn/${game}`} icon={icon} small>
        {GO[language]}
        <span className="hidden">: {words[language].title}</span>
      </LinkButton>
    </li>
  ));
}
