/** @jsxRuntime classic */
// As Storybook builds its frame: with its own React, and without the import of a runtime.
import React, { useState } from 'react';
import { AddonPanel, Button, Placeholder } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type PickedWords, pickWords, storiesReady, wordsPicked } from './events.ts';

const id = 'goldbean/words';

const Body = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { width: 140, fontWeight: 400, color: theme.textMutedColor },
  '& p': { margin: 0 },
  '& small': { color: theme.textMutedColor },
}));

/** The panel "Words": click a text, see its key and its six versions (X01). */
function WordsPanel() {
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<PickedWords>();
  const emit = useChannel(
    {
      [wordsPicked]: setPicked,
      [storiesReady]: () => {
        emit(pickWords, isPicking);
      },
    },
    [isPicking],
  );
  const toggle = () => {
    emit(pickWords, !isPicking);
    setIsPicking(!isPicking);
  };
  return (
    <Body>
      <div>
        <Button variant={isPicking ? 'solid' : 'outline'} aria-pressed={isPicking} onClick={toggle}>
          {isPicking ? 'Clicks show words' : 'Click a text'}
        </Button>
      </div>
      {picked ? (
        <Found picked={picked} />
      ) : (
        <Placeholder>
          Press the button, then a text of the story: its key and its six versions stand here.
        </Placeholder>
      )}
    </Body>
  );
}

function Found({ picked: { text, keys } }: { picked: PickedWords }) {
  if (keys.length === 0) {
    return <p>“{text}” has no key: it was written by a person, or it is a number or a date.</p>;
  }
  return keys.map(({ key, versions }) => (
    <section key={key}>
      <p>
        <code>{key}</code>
      </p>
      <table>
        <tbody>
          {versions.map(({ language, name, tag, forms }) => (
            <tr key={language}>
              <th scope="row">{name}</th>
              <td lang={tag}>
                {forms.length === 0 && 'missing'}
                {forms.map(({ form, text }) => (
                  <p key={form}>
                    {text} {form !== '' && <small>{form}</small>}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

export function addWordsPanel(): void {
  addons.register(id, () => {
    addons.add(`${id}/panel`, {
      type: types.PANEL,
      title: 'Words',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <WordsPanel />
        </AddonPanel>
      ),
    });
  });
}
