import { AUTO_PASS } from '@concilio/kernel';
import { BOTS } from '@concilio/bots';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PACES, RESTS, setPace, setRests, setSound, useSettings } from '../client/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useHere } from './here.ts';
import { Menu, type MenuChoice, type MenuItem } from '../ui/Menu.tsx';
import { useLanguageChoice } from './languages.ts';
import { texts as shellTexts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import { levelName } from './Players.tsx';
import { useSize } from './size.ts';
import { useStops } from './useStops.ts';

interface Props {
  readonly showKeys: () => void;
  readonly more: readonly MenuItem[];
}

/** What a player may do besides answering. */
export function TableMenu({ showKeys, more }: Props) {
  const { store, state, frame, game, custom, say } = useHere();
  const [isLeaving, setLeaving] = useState(false);
  const [, go] = useLocation();
  const shell = useSay(shellTexts);
  const { sound, pace, rests } = useSettings();
  const languages = useLanguageChoice();
  const size = useSize();
  const { seat, outcome } = frame;
  const seats = state.around?.seats ?? [];
  const mine = seat === null ? undefined : seats[seat];
  const isPlaying = mine !== undefined && mine.person && outcome === null && !mine.conceded;
  const stops = useStops(store, isPlaying);
  const isAlone = seats.filter(({ person }) => person).length < 2;

  const own: readonly MenuItem[] = !isPlaying
    ? []
    : [
        {
          id: 'stops',
          text: say('menu.stops'),
          checked: stops.interject === 'always',
          choose: () => stops.set({ interject: stops.interject === 'always' ? 'never' : 'always' }),
        },
        {
          id: 'only',
          text: say('menu.only'),
          checked: stops.only === 'taken',
          choose: () => stops.set({ only: stops.only === 'taken' ? 'asked' : 'taken' }),
        },
        ...(mine.bot === null
          ? BOTS.map(
              (level): MenuItem => ({
                id: `bot-${level}`,
                icon: 'bot',
                text: `${say('menu.bot')}: ${levelName(say, level)}`,
                choose: () => void store.command({ do: 'bot', level }),
              }),
            )
          : [
              {
                id: 'back',
                icon: 'person' as const,
                text: say('menu.back'),
                choose: () => void store.command({ do: 'bot', level: null }),
              },
            ]),
        { id: 'concede', icon: 'flag', text: say('menu.concede'), choose: () => setLeaving(true) },
      ];
  // On a phone there is no room for these beside the menu.
  const crowded: readonly MenuItem[] =
    size === 'phone'
      ? [
          { id: 'sound', text: say('menu.sound'), checked: sound, choose: () => setSound(!sound) },
          {
            id: 'rules',
            icon: 'book',
            text: say('top.rules'),
            choose: () => void open(`/rules/${game.id}`, '_blank', 'noreferrer'),
          },
        ]
      : [];
  const items: readonly MenuItem[] = [
    ...own,
    ...more,
    ...crowded,
    { id: 'keys', icon: 'help', text: say('top.keys'), choose: showKeys },
    { id: 'settings', icon: 'gear', text: say('top.settings'), choose: () => go('/settings') },
    { id: 'home', icon: 'door', text: say('menu.leave'), choose: () => go('/') },
  ];
  // Only some games have moments at which nobody need do anything.
  const lulls: readonly MenuChoice[] =
    !isPlaying || game.passWindows !== true
      ? []
      : [
          {
            label: say('menu.lulls'),
            named: true,
            value: stops.lulls,
            values: AUTO_PASS.map((value) => ({
              value,
              text: say(`menu.lulls.${value}`),
              choose: () => stops.set({ lulls: value }),
            })),
          },
        ];
  const speeds: MenuChoice = {
    label: shell('settings.pace'),
    named: true,
    value: pace,
    values: PACES.map((value) => ({
      value,
      text: shell(`settings.pace.${value}`),
      choose: () => setPace(value),
    })),
  };
  const breaks: readonly MenuChoice[] =
    custom.turns === undefined || !seats.some(({ bot }) => bot !== null)
      ? []
      : [
          {
            label: shell('settings.rests'),
            named: true,
            value: rests,
            values: RESTS.map((value) => ({
              value,
              text: shell(`settings.rests.${value}`),
              choose: () => setRests(value),
            })),
          },
        ];
  return (
    <>
      <Menu
        label={say('top.menu')}
        icon="menu"
        items={items}
        choices={[...lulls, ...breaks, speeds, languages]}
      />
      <Dialog
        open={isLeaving}
        close={() => setLeaving(false)}
        title={say('concede.title')}
        about={say(isAlone ? 'concede.alone' : 'concede.about')}
        footer={
          <>
            <Button onClick={() => setLeaving(false)}>{say('concede.no')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setLeaving(false);
                void store.command({ do: 'concede' });
              }}
            >
              {say('concede.yes')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  );
}
