import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, heard } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'primitives/FileDrop',
  component: FileDrop,
  args: {
    title: controls.dropPictures,
    hint: controls.dropHint,
    chooseLabel: controls.choosePictures,
    accept: 'image/png,image/jpeg',
    isMany: true,
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['chart'], 'dividends.png', { type: 'image/png' });
const carried = () => {
  const data = new DataTransfer();
  data.items.add(picture);
  return data;
};
const drag = (type: 'dragenter' | 'drop', onto: HTMLElement) =>
  fireEvent(onto, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried() }));

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByRole('group', { name: controls.dropPictures });
    await drag('drop', zone);
    await expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'dividends.png' })]);
    await fireEvent(
      canvas.getByRole('button'),
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried() }),
    );
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const opened = fn();
    input?.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(heard(controls.dropHint));
  },
};

export const Over: Story = {
  play: async ({ canvasElement }) => {
    const zone = within(canvasElement).getByRole('group');
    await drag('dragenter', zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  },
};

export const Full: Story = {
  args: { disabledReason: controls.nineWish },
  play: async ({ args, canvasElement }) => {
    await drag('drop', within(canvasElement).getByRole('group'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="empty">
        <FileDrop {...args} />
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label={controls.backgroundPicture} isRequired error={controls.needsBackground}>
            <FileDrop
              {...args}
              title={controls.dropOne}
              chooseLabel={controls.choosePicture}
              isMany={false}
            />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="full">
        <FileDrop {...args} title={controls.allNine} disabledReason={controls.ninePictures} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <FileDrop
          {...args}
          title={controls.dropFiles}
          hint={controls.pdfEach}
          chooseLabel={controls.chooseFiles}
        />
      </StoryRow>
    </StoryGrid>
  ),
};
