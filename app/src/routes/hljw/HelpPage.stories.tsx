import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, page, wordsOf } from '../../stories/index.ts';
import { HelpPage } from './HelpPage.tsx';

const meta = {
  title: 'Pages/hljw/Help',
  component: HelpPage,
  tags: ['!autodocs'],
  ...page({ address: paths.help.href() }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('help');

/** S15: the first topic. */
export const FirstTopic: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: t()('ask.start_signin') });
    await userEvent.click(canvas.getByRole('tab', { name: t()('topic.beans') }));
    await canvas.findByRole('heading', { name: t()('ask.beans_expire') });
  },
};
/** Found in answers of every topic. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Typed twice, a bracket is one, and no key's name.
    const asked = t()('ask.club_iron').replaceAll(/[[{]/g, '$&$&');
    await userEvent.type(await canvas.findByRole('searchbox', { name: t()('search') }), asked);
    await canvas.findByRole('heading', { name: t()('ask.club_iron') });
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const NothingFound: Story = {
  parameters: given({ address: paths.help.href({ q: 'xyzzy' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('none'));
  },
};
