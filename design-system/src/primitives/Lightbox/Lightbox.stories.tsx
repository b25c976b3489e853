import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const drawing = (path: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff3ea"/><path d="${path}" fill="none" stroke="#f36e14" stroke-width="6"/></svg>`,
  )}`;

const pictures = [
  {
    src: drawing('M40 400l160-60 160 40 200-160 160 20 200-120', 960, 540),
    alt: 'Dividend per share, rising from 2021 to 2026',
    caption: 'Dividend per share, 2021 to 2026',
  },
  {
    src: drawing('M60 900l200-400 120 200 140-500', 600, 1000),
    alt: 'A tall chart of compound interest',
    caption: 'ดอกเบี้ยทบต้น: สิ่งที่เกิดขึ้นเมื่อนำเงินปันผลไปลงทุนต่อทุกปีเป็นเวลา 30 ปี',
  },
  { src: drawing('M20 150l60-80 60 40 40-80', 200, 200), alt: 'A small sketch without a caption' },
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
        Pictures
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
    label: 'Pictures of the wish',
    pictures,
    shown: 0,
    onShow: fn(),
    onClose: fn(),
    countLabel: (at, count) => `${at} of ${count}`,
    closeLabel: 'Close',
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    zoomInLabel: 'Larger',
    zoomOutLabel: 'Smaller',
  },
  render: (args) => <OpeningLightbox {...args} />,
} satisfies Meta<LightboxProps>;

export default meta;
type Story = StoryObj<LightboxProps>;

export const Closed: Story = {
  args: { shown: null },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Pictures' });
    await userEvent.click(opener);
    const view = await canvas.findByRole('group', { name: /Dividend per share/ });
    await expect(view).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('3 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await expect(args.onShow).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {};

export const TallWithLongCaption: Story = {
  args: { shown: 1 },
  play: async ({ canvasElement }) => {
    // It begins in its whole, however tall it is.
    const view = await within(canvasElement).findByRole('group', {
      name: 'A tall chart of compound interest',
    });
    await waitFor(() => expect(view.scrollHeight).toBe(view.clientHeight));
  },
};

export const OnlyOne: Story = { args: { pictures: pictures.slice(2) } };

export const Zoomed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const view = canvas.getByRole('group');
    await userEvent.keyboard('+');
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
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
