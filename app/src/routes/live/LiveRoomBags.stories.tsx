import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, pushFrame, refuse, saying, storyNow, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { bagAnswers, drawn, entriesOf, luckyEnd, rainAnswers, redBagAnswers } from './bags.fixtures.ts';
import { infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const meta = {
  title: 'Pages/live/LiveRoomBags',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [...roomAnswers, infoOf()],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = wordsOf('live-tools');
const packet = wordsOf('red-packet');
const plays: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await pictureIs(canvasElement);
  await canvas.findByText(localized(written.reply));
};
const dialogOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

/** E19: what is missing is told, with the way to it; how many joined moves. */
export const Waiting: Story = {
  tags: ['main'],
  parameters: given({ answers: [infoOf({ my: { followed: false } }), ...bagAnswers()] }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: t('bag.follow') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('bag.join') })).toHaveAccessibleDescription(
      t('bag.first'),
    );
    pushFrame(entriesOf(1_300));
    await canvas.findByText(saying(t('bag.entries', { count: 1_300, n: '1.*300' })));
  },
};
/** Only the text is missing: it is said with the joining. */
export const Joined: Story = {
  parameters: given({ answers: bagAnswers({}, ['follow']) }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('bag.sayAndJoin') }));
    await expect(await canvas.findByRole('button', { name: t('bag.joined') })).toBeVisible();
  },
};
/** M24. */
export const JoinedElsewhere: Story = {
  parameters: given({
    answers: [...bagAnswers({ conditions: [] }), refuse(liveCalls.bags.participate, 'bag.joined')],
  }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('bag.join') }));
    await expect(await canvas.findByRole('button', { name: t('bag.joined') })).toBeVisible();
  },
};
export const Blessing: Story = {
  parameters: given({ answers: bagAnswers({ kind: 2, conditions: [] }) }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(saying(t('bag.blessing')));
  },
};
/** T13, N01: the draw comes by the room; this browser draws it again. */
export const Won: Story = {
  // The dialog grows with the proof and may rest half a pixel higher: FairnessProof has the pictures.
  tags: ['moving'],
  parameters: given({ answers: [...drawn(true), ...bagAnswers({ conditions: [] })] }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('bag.join') }));
    await canvas.findByRole('button', { name: t('bag.joined') });
    pushFrame(luckyEnd(41));
    await canvas.findByText(t('bag.won'));
    await userEvent.click(canvas.getByRole('button', { name: t('bag.seed') }));
    const dialog = await dialogOf(context.canvasElement);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: packet('proof.verify') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: packet('proof.verify') }));
    await dialog.findByText(packet('proof.matchedDraw'));
  },
};
/** Whoever comes late, or did not join, sees what came of it. */
export const DrawnWithoutMe: Story = {
  parameters: given({ answers: drawn(false) }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(t('bag.winnerList'));
  },
};
export const Void: Story = {
  parameters: given({ answers: bagAnswers({ state: 'void', void_reason: 'nobody', entries: 0 }) }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(t('bag.void'));
  },
};

/** E04: a red packet lies in the room; opened, it says what was in it. */
export const RedPacket: Story = {
  parameters: given({ answers: redBagAnswers() }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: saying(packet('bubble.open')) }));
    const dialog = await dialogOf(context.canvasElement);
    const seal = await dialog.findByRole('button', { name: packet('bubble.open') });
    await waitFor(() => expect(seal).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(seal);
    await dialog.findByText(packet('open.won'));
  },
};
/** Who took what, and the proof, which this browser recomputes. */
export const RedPacketProof: Story = {
  parameters: given({ answers: redBagAnswers(true) }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: saying(packet('bubble.open')) }));
    const paper = await dialogOf(context.canvasElement);
    await userEvent.click(await paper.findByRole('button', { name: packet('open.records') }));
    const dialog = await dialogOf(context.canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: packet('proof.verify') }));
    await dialog.findByText(packet('proof.matched'));
  },
};

export const RainSoon: Story = {
  parameters: given({ answers: rainAnswers({ starts_ts: storyNow + 4_000 }, 0) }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(packet('rain.soon'));
  },
};
/** Who comes late catches the rest. */
export const Raining: Story = {
  // Packets fall.
  tags: ['moving'],
  parameters: given({ answers: rainAnswers() }),
  play: async (context) => {
    await plays(context);
    const rain = within(
      await within(context.canvasElement).findByRole('region', { name: packet('rain.title') }),
    );
    await userEvent.click(rain.getByRole('button', { name: packet('rain.catch') }));
    await rain.findByText(packet('rain.gained', { count: 18, n: '18' }));
    await expect(rain.getByText('6')).toBeVisible();
  },
};
export const RainOver: Story = {
  parameters: given({ answers: rainAnswers({ ends_ts: storyNow - 1_000 }) }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(packet('rain.over'));
    // It lies over the picture and leaves the controls free.
    const controls = canvas.getByRole('group', { name: wordsOf('live-stage')('controls.label') });
    controls.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = controls.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(controls).toContainElement(pressed as HTMLElement);
  },
};
