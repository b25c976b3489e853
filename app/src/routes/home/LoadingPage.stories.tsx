import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/paths/index.ts';
import { never, page } from '../../stories/index.ts';
import { LoadingPage } from './LoadingPage.tsx';

const meta = {
  title: 'Pages/home/Loading',
  component: LoadingPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.home.href(),
    member: null,
    addressToken: 'fresh',
    answers: [never(calls.identity.memberInfo)],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S01: it is being asked whose token stood in the address. */
export const Checking: Story = {};
