import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, page } from '../../stories/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/home/NotFound',
  component: NotFoundPage,
  tags: ['!autodocs'],
  ...page({ address: '/hljw/no-such-page' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** A member, with the navigation at hand. */
export const Member: Story = {};

/** A visitor: the way home leads to the login page. */
export const Visitor: Story = { parameters: given({ member: null }) };
