import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, fileNames, storyCover, wordsOf } from '../../../stories/index.ts';
import { day, storyNow } from '../content.fixtures.ts';
import { herdsman } from '../HerdsmanClubCard/HerdsmanClubCard.fixtures.ts';
import { HerdsmanClubForm } from './HerdsmanClubForm.tsx';

const empty = { name: '', city: '', introduction: '', capacity: 30, organiser: '', meetings: [] };
const written = {
  name: herdsman.name,
  city: herdsman.city,
  introduction: herdsman.introduction,
  capacity: 40,
  organiser: '',
  meetings: [
    { key: '1', title: herdsman.meeting, place: herdsman.place, at: storyNow + 5 * day, capacity: 20 },
  ],
};

const meta = {
  title: 'components/content/HerdsmanClubForm',
  component: HerdsmanClubForm,
  args: {
    mode: 'open',
    draft: empty,
    pictures: [],
    errors: {},
    meetingErrors: {},
    limits: {
      name: 40,
      city: 30,
      introduction: 2000,
      people: 500,
      leastPeople: 2,
      pictures: 9,
      meetings: 12,
    },
    canAppoint: true,
    now: storyNow,
    timeZone: 'Asia/Shanghai',
    isSending: false,
    onChange: fn(),
    onAddMeeting: fn(),
    onChangeMeeting: fn(),
    onRemoveMeeting: fn(),
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onRetryPicture: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof HerdsmanClubForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('herdsman-clubs');
const refused = () => wordsOf('refusals');

export const Empty: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.addMeeting') }));
    await expect(args.onAddMeeting).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = {
  tags: ['pictured'],
  args: {
    mode: 'edit',
    canAppoint: false,
    draft: written,
    pictures: [{ id: '1', name: fileNames.cashFlow, url: storyCover(1), state: { kind: 'ready' } }],
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.removeMeeting', { n: '1' }) }));
    await expect(args.onRemoveMeeting).toHaveBeenCalledWith('1');
  },
};
/** The focus goes to the first field that is wrong. */
export const Refused: Story = {
  render: (args) => (
    <HerdsmanClubForm
      {...args}
      draft={{ ...empty, meetings: [{ key: '1', title: '', place: '', at: null, capacity: 1 }] }}
      errors={{
        name: refused()('herdsman.name'),
        city: refused()('herdsman.city'),
        introduction: refused()('herdsman.introduction'),
        capacity: refused()('herdsman.capacity_people'),
        organiser: refused()('herdsman.organiser'),
        pictures: refused()('herdsman.pictures'),
        meetings: refused()('herdsman.meetings'),
      }}
      meetingErrors={{
        '1': {
          title: refused()('herdsman.meeting_title'),
          place: refused()('herdsman.meeting_place'),
          at: refused()('herdsman.meeting_time'),
          capacity: refused()('herdsman.meeting_signed'),
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
  },
};
export const Sending: Story = { tags: ['pictured'], args: { draft: written, isSending: true } };
export const Failed: Story = { tags: ['pictured'], args: { draft: written, failure: failures.networkDown } };

/** The dialog with everything in it that can be wrong. */
export const AllStates: Story = { ...Refused, name: 'All states', args: { failure: failures.networkDown } };
