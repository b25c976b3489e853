import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { hour, infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const campaign = {
  id: '1',
  type: 'gift' as const,
  title: written.theme,
  img: '',
  starts: '2026-11-19 20:00:00',
  starts_ts: storyNow - 24 * hour,
  ends: '2026-12-03 20:00:00',
  ends_ts: storyNow + 13 * 24 * hour,
  link: '',
};
const meta = {
  title: 'Pages/live/RoomCampaigns',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [
      ...roomAnswers,
      infoOf(),
      answer(liveCalls.gifts.activities, { list: [campaign] }),
      answer(liveCalls.gifts.list, {
        tabs: [
          {
            key: 'popular',
            name: 'Popular',
            list: [
              { gift_id: 'chalk', name: 'Chalk', price: 1, icon: 'chalk', fan_level: null, iron_fan: false },
            ],
          },
          {
            key: 'activity',
            name: 'Campaign',
            list: [
              {
                gift_id: 'rocket',
                name: 'Rocket',
                price: 1_000,
                icon: 'rocket',
                fan_level: null,
                iron_fan: false,
              },
            ],
          },
        ],
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('live-tools');
const campaigns = async (element: HTMLElement) => {
  await pictureIs(element);
  return within(element).findByRole('region', { name: t()('campaign.title') });
};

/** C023: its gifts are chosen in the panel. */
export const Lasting: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const gifts = within(await campaigns(canvasElement)).getByRole('button', { name: t()('campaign.gifts') });
    // A focus that scrolls the page lets Chromium paint the sticky column a pixel up or down at random.
    gifts.focus({ preventScroll: true });
    await userEvent.click(gifts);
    const chosen = { name: wordsOf('gifts')('tab.activity'), selected: true };
    await expect(await within(canvasElement).findByRole('tab', chosen)).toBeVisible();
  },
};
/** D90: without an answer nothing stands there. */
export const Unknown: Story = {
  parameters: given({ answers: [refuse(liveCalls.gifts.activities, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await pictureIs(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByRole('tab', { name: wordsOf('gifts')('tab.popular') });
    await expect(canvas.queryByRole('region', { name: t()('campaign.title') })).toBeNull();
  },
};
