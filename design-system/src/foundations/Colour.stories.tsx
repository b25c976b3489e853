import { themes } from '@goldbean/tokens';
import { contrastPairs } from '@goldbean/tokens/contrast-pairs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pair, PairGrid, Swatch, SwatchGrid } from './Colour.styles.ts';

const meta = { title: 'foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const variable = (path: string) => `var(--gb-${path.replaceAll('.', '-')})`;

const colours = Object.entries(themes.education.page).filter(([, value]) => /^(#|rgba)/.test(value));

export const Colours: Story = {
  render: () => (
    <SwatchGrid>
      {colours.map(([path]) => (
        <Swatch key={path} style={{ '--colour': variable(path) }}>
          <code>{path}</code>
        </Swatch>
      ))}
    </SwatchGrid>
  ),
};

const pairs = contrastPairs.flatMap(({ on, over, atLeast }) =>
  on.flatMap((word) => over.map((ground) => ({ word, ground, atLeast }))),
);

function Pairs() {
  return (
    <PairGrid>
      {pairs.map(({ word, ground, atLeast }) => (
        <Pair
          key={`${word} ${ground} ${atLeast}`}
          data-large={atLeast === 3 || undefined}
          style={{ '--word': variable(word), '--ground': variable(ground) }}
        >
          {word} on {ground}
        </Pair>
      ))}
    </PairGrid>
  );
}

/** Everything that may be written or drawn on something; large where 3:1 is enough. */
export const AllowedPairs: Story = { render: () => <Pairs /> };

export const AllowedPairsOnTheStage: Story = {
  render: () => (
    <div data-surface="stage">
      <Pairs />
    </div>
  ),
};
