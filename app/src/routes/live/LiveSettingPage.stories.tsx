import { calls as liveCalls } from '@goldbean/contract/live';
import { calls as moneyCalls } from '@goldbean/contract/money';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  saying,
  storyMember,
  wordsOf,
} from '../../stories/index.ts';
import { channel, liveId, settingsOf, teacher, teacherOf, yutong } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveSettingPage } from './LiveSettingPage.tsx';

const mine = {
  ...channel,
  owner: teacher,
  followed: false,
  subscribed: false,
  fans: 128_460,
  next_live: null,
};
const channels = (list: readonly (typeof mine)[]) =>
  answer(peopleCalls.channels.list, { list: [...list], total: list.length, page: 1, page_size: 100 });
const onSale = answer(moneyCalls.shop.channelProducts, {
  list: [
    {
      id: 'course-24',
      name: written.course,
      cover: '',
      desc: '',
      price: 29_900,
      currency: 'CNY',
      stock: null,
      limit: null,
      sold: 86,
      state: 'on_sale',
    },
  ],
  total: 1,
  page: 1,
  page_size: 100,
});
const edit = given({
  address: paths.liveSetting.href({ live_id: liveId }),
  answers: [answer(liveCalls.streaming.settings, settingsOf())],
});

const meta = {
  title: 'Pages/live/LiveSetting',
  component: LiveSettingPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.liveSetting.href(),
    member: teacherOf(storyMember),
    answers: [channels([mine]), onSale],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const ready: Play = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const save: Play = async (context) => {
  await ready(context);
  const t = wordsOf('live-setting');
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: t('save') }));
};

/** Nothing is preselected that V30 forbids. */
export const Empty: Story = { play: ready };
/** V27 to V32: every field that is refused says why, and the focus is in the first. */
export const Incomplete: Story = {
  play: async (context) => {
    await save(context);
    const t = wordsOf('live-setting');
    await expect(within(context.canvasElement).getByText(t('check'))).toBeInTheDocument();
  },
};
export const Filled: Story = { parameters: edit, play: ready };
export const Saved: Story = {
  parameters: given({
    address: paths.liveSetting.href({ live_id: liveId }),
    answers: [
      answer(liveCalls.streaming.settings, settingsOf()),
      answer(liveCalls.streaming.edit, { live_id: liveId, ...settingsOf() }),
    ],
  }),
  play: async (context) => {
    await save(context);
    const t = wordsOf('live-setting');
    await waitFor(async () =>
      expect(await within(context.canvasElement).findByText(t('saved'))).toBeVisible(),
    );
  },
};
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.liveSetting.href({ live_id: liveId }),
    answers: [
      answer(liveCalls.streaming.settings, settingsOf()),
      refuse(liveCalls.streaming.edit, 'live.preview_past', {
        fields: [{ field: 'preview_time', msg_key: 'live.preview_past' }],
      }),
    ],
  }),
  play: async (context) => {
    await save(context);
    const t = wordsOf('live-setting');
    await expect(await within(context.canvasElement).findByText(t('check'))).toBeInTheDocument();
  },
};
/** An administrator is found by name, and is one once chosen. */
export const FindingPeople: Story = {
  parameters: given({
    address: paths.liveSetting.href({ live_id: liveId }),
    answers: [
      answer(liveCalls.streaming.settings, settingsOf({ admins: [] })),
      answer(peopleCalls.identity.search, {
        list: [yutong],
      }),
    ],
  }),
  play: async (context) => {
    await ready(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(
      canvas.getByRole('combobox', { name: wordsOf('live-setting')('admins') }),
      yutong.jwcode,
    );
    await userEvent.click(await canvas.findByRole('option', { name: saying(localized(yutong.nickname)) }));
    await expect(canvas.getByText(localized(written.course))).toBeInTheDocument();
    const remove = wordsOf('live-setting')('adminsRemove', { name: localized(yutong.nickname) });
    await canvas.findByRole('button', { name: remove });
  },
};
/** It has begun: nothing can be changed any more, and no field pretends it could (C059). */
export const Locked: Story = {
  parameters: given({
    address: paths.liveSetting.href({ live_id: liveId }),
    answers: [answer(liveCalls.streaming.settings, settingsOf({ state: 'live' }))],
  }),
  play: async (context) => {
    await ready(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-setting');
    await expect(canvas.getByText(t('locked'))).toBeInTheDocument();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: t('save') })).toBeNull();
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(peopleCalls.channels.list)] }),
};
export const NoChannel: Story = {
  parameters: given({ answers: [channels([])] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('live-setting')('noChannel.title'));
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(peopleCalls.channels.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('alert')).toBeVisible());
  },
};
