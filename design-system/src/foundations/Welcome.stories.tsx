import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wordsOf } from '../stories/index.ts';

/** After the words of the page: the page that Storybook opens with must not wait for what it shows. */
const loadHouse = () => import('./welcome/index.ts');
type WelcomeProject = Awaited<ReturnType<typeof loadHouse>>;
interface WelcomeData extends WelcomeProject {
  spoken: Awaited<ReturnType<WelcomeProject['speakAll']>>;
}

const load = async (): Promise<WelcomeData> => {
  const house = await loadHouse();
  return { ...house, spoken: await house.speakAll() };
};

const meta = {
  title: 'foundations/Welcome',
  tags: ['!autodocs'],
  loaders: [load],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its place is held on the page until it is there. */
const held = (height: number): Story['parameters'] => ({ docs: { story: { height: `${height}px` } } });

/** What the design system is for, in one screen. */
export const AtAGlance: Story = {
  parameters: held(480),
  render: (_args, { loaded }) => {
    const { Hero } = loaded as WelcomeData;
    return <Hero />;
  },
};

/** Parts of four areas, as they are used. */
export const TheBestOfTheHouse: Story = {
  parameters: held(1_000),
  render: (_args, { loaded }) => {
    const { Moments } = loaded as WelcomeData;
    return <Moments />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: wordsOf('red-packet')('bubble.open') }));
    // It comes out of the packet.
    await waitFor(() => expect(canvas.getByText(/^1.888/)).toBeVisible());
  },
};

export const TwoThemes: Story = {
  parameters: held(520),
  render: (_args, { loaded }) => {
    const { BothThemes } = loaded as WelcomeData;
    return <BothThemes />;
  },
  play: async ({ canvasElement }) => {
    const [orange, red] = within(canvasElement)
      .getAllByRole('region')
      .map((half) => getComputedStyle(half).borderBlockStartColor);
    await expect(orange).not.toBe(red);
  },
};

export const OnePartSixLanguages: Story = {
  parameters: held(300),
  render: (_args, { loaded }) => {
    const { SixLanguages, spoken } = loaded as WelcomeData;
    return <SixLanguages spoken={spoken} />;
  },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(new Set(said).size).toBe(6);
  },
};
