import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { controls, heard, reading } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const drawing = (path: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff3ea"/><path d="${path}" fill="none" stroke="#f36e14" stroke-width="6"/></svg>`,
  )}`;

const pictures = [
  {
    src: drawing('M40 400l160-60 160 40 200-160 160 20 200-120', 960, 540),
    alt: reading.perShareAlt,
    caption: reading.perShare,
  },
  {
    src: drawing('M60 900l200-400 120 200 140-500', 600, 1000),
    alt: controls.tallChart,
    caption: controls.compound,
  },
  { src: drawing('M20 150l60-80 60 40 40-80', 200, 200), alt: controls.smallSketch },
];

function OpeningLightbox(props: LightboxProps) {
  const [shown, setShown] = useState(props.shown);
  return (
    <>
      <Button
        onClick={() => {
          setShown(0);
        }}
      >
        {controls.pictures}
      </Button>
      <Lightbox
        {...props}
        shown={shown}
        onShow={(at) => {
          setShown(at);
          props.onShow(at);
        }}
        onClose={() => {
          setShown(null);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'primitives/Lightbox',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    label: controls.picturesWish,
    pictures,
    shown: 0,
    onShow: fn(),
    onClose: fn(),
    countLabel: (at, count) => `${at} of ${count}`,
    closeLabel: controls.close,
    previousLabel: controls.previousPicture,
    nextLabel: controls.nextPicture,
    zoomInLabel: controls.larger,
    zoomOutLabel: controls.smaller,
  },
  render: (args) => <OpeningLightbox {...args} />,
} satisfies Meta<LightboxProps>;

export default meta;
type Story = StoryObj<LightboxProps>;

export const Closed: Story = {
  args: { shown: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: controls.pictures });
    await userEvent.click(opener);
    const view = await canvas.findByRole('group', { name: heard(reading.perShareAlt) });
    await expect(view).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('3 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: controls.nextPicture })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: controls.previousPicture }));
    await expect(args.onShow).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: controls.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { tags: ['pictured'] };

export const TallWithLongCaption: Story = {
  args: { shown: 1 },
  play: async ({ canvasElement }) => {
    // It begins in its whole, however tall it is.
    const view = await within(canvasElement).findByRole('group', {
      name: controls.tallChart,
    });
    await waitFor(() => expect(view.scrollHeight).toBe(view.clientHeight));
  },
};

export const OnlyOne: Story = { tags: ['pictured'], args: { pictures: pictures.slice(2) } };

export const Zoomed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const view = canvas.getByRole('group');
    await userEvent.keyboard('+');
    await userEvent.click(canvas.getByRole('button', { name: controls.larger }));
    await waitFor(() => expect(view.scrollWidth).toBe(view.clientWidth * 2));
    // While it is zoomed, arrows scroll it.
    view.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    await waitFor(() => expect(view.scrollWidth).toBe(view.clientWidth));
    await userEvent.click(canvas.getByRole('img'));
    await waitFor(() => expect(view.scrollWidth).toBe(view.clientWidth * 2));
  },
};

export const AllStates: Story = { name: 'All states', args: { shown: 1 } };
