import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staticClass } from '../styling/index.ts';
import { frame } from '../stories/index.ts';

const meta = { title: 'theme/ThemeRoot', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sample = staticClass`
  padding: 12px;
  color: var(--gb-color-link-rest);

  &[data-strong] {
    font-weight: 700;
  }
`;

const colourOf = (element: HTMLElement) => getComputedStyle(element).color;

/** A class made once when its module loads: rules, nested rules and all stand in the nonced style tag. */
export const StaticClass: Story = {
  render: () => (
    <p className={sample} data-strong>
      Made once
    </p>
  ),
  play: async ({ canvasElement }) => {
    const element = within(canvasElement).getByText('Made once');
    await expect(getComputedStyle(element).padding).toBe('12px');
    await expect(getComputedStyle(element).fontWeight).toBe('700');
    const tag = document.querySelector<HTMLStyleElement>('style[data-emotion="gb"]');
    await expect(tag?.nonce).toBe('c3Rvcnlib29r');
  },
};

/** The theme is one attribute: what is on the page changes colour without rendering again. */
export const ThemesSwitchByAttribute: Story = {
  render: () => <p className={sample}>{frame.themeLink}</p>,
  play: async ({ canvasElement }) => {
    const element = within(canvasElement).getByText(frame.themeLink);
    const root = document.documentElement;
    const before = root.dataset['theme'];
    root.dataset['theme'] = 'education';
    await expect(colourOf(element)).toBe('rgb(168, 70, 6)');
    root.dataset['theme'] = 'red';
    await expect(colourOf(element)).toBe('rgb(200, 18, 4)');
    root.dataset['theme'] = before;
  },
};
