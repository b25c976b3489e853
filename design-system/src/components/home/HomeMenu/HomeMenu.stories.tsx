import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { HomeMenu } from './HomeMenu.tsx';

const items = () => {
  const t = wordsOf('shelves');
  return [
    { key: '', label: t('every'), href: '/' },
    { key: 'live', label: t('live'), href: '/?menu=live' },
    { key: 'next', label: t('next'), href: '/?menu=next' },
    { key: 'read', label: t('read.title'), href: '/?menu=read' },
    { key: 'watch', label: t('watch.title'), href: '/?menu=watch' },
    { key: 'followed', label: t('followed.title'), href: '/?menu=followed' },
  ];
};

const meta = {
  title: 'components/home/HomeMenu',
  component: HomeMenu,
  args: { selected: 'read', items: [] },
  // Words are there once the story is drawn.
  render: (args) => <HomeMenu {...args} items={items()} />,
} satisfies Meta<typeof HomeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.filter((link) => link.ariaCurrent === 'true')).toHaveLength(1);
  },
};
