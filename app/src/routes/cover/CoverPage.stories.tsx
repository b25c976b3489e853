import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { localized, page, storyMember, wordsOf } from '../../stories/index.ts';
import { CoverPage } from './CoverPage.tsx';

const meta = {
  title: 'Pages/cover/Cover',
  component: CoverPage,
  tags: ['!autodocs'],
  ...page({ address: paths.cover.href() }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S02: greets the member, and leads on. */
export const Member: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', {
      level: 1,
      name: wordsOf('shell')('cover.hello', { name: localized(storyMember.nickname) }),
    });
    await expect(canvas.getByRole('link', { name: wordsOf('shell')('cover.enter') })).toHaveAttribute(
      'href',
      paths.homepage.href(),
    );
  },
};
