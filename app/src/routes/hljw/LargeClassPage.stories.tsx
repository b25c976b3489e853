import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  page,
  people,
  refuse,
  storyCover,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { titles } from './home.fixtures.ts';
import { LargeClassPage } from './LargeClassPage.tsx';

const paged = <Row,>(list: Row[]) => ({ list, total: list.length, page: 1, page_size: 20 });
const { nickname, img } = people.lin;

const meta = {
  title: 'Pages/hljw/LargeClass',
  component: LargeClassPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.largeClass.href(),
    member: null,
    answers: [
      answer(
        calls.groupJoining.large,
        paged([
          {
            group_id: 'g9',
            name: titles.weekend,
            channel_id: 'c7',
            img,
            channel: titles.value,
            members: 1284,
            capacity: 2e3,
          },
        ]),
      ),
      answer(
        calls.live.publicOnAir,
        paged([
          {
            live_id: '1',
            name: titles.cashFlow,
            background: storyCover(1),
            start_time_ts: storyNow,
            channel: { name: titles.value },
            streamer: {
              nickname,
              img,
            },
            online: 932,
          },
        ]),
      ),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S16, P01: a visitor looks around; what they press asks to sign in, and leads back here. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const enter = wordsOf('large-class')('enterOf', { name: localized(titles.weekend) });
    await userEvent.click(await canvas.findByRole('button', { name: enter }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('link')).toHaveAttribute(
      'href',
      paths.login.href({ to: paths.largeClass.href() }),
    );
  },
};
export const Quiet: Story = {
  parameters: given({
    answers: [answer(calls.groupJoining.large, paged([])), answer(calls.live.publicOnAir, paged([]))],
  }),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      refuse(calls.groupJoining.large, 'system.error'),
      refuse(calls.live.publicOnAir, 'system.error'),
    ],
  }),
};
