import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { ExchangeDialog, type ExchangeDialogProps } from './ExchangeDialog.tsx';
import { ExchangeDone } from './ExchangeDone.tsx';
import { ExchangeForm, type ExchangeValues } from './ExchangeForm.tsx';

const expiresAt = Date.UTC(2027, 5, 30, 15, 59);
const agreement = { version: '2026-11', href: '/pindao/exchangeAgreement' };

const fields = { values: { coins: '', isAgreed: false }, onChange: fn() };

/** Keeps what is filled in, as the app does. */
function useFields(first: ExchangeValues) {
  const [values, setValues] = useState(first);
  return {
    values,
    onChange: (change: Partial<ExchangeValues>) => setValues((before) => ({ ...before, ...change })),
  };
}

function Exchange(props: ExchangeDialogProps) {
  return <ExchangeDialog {...props} fields={{ ...props.fields, ...useFields(props.fields.values) }} />;
}

const meta = {
  title: 'components/wallet/ExchangeDialog',
  component: ExchangeDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    state: { kind: 'editing' },
    fields,
    coins: 36,
    rate: 50,
    expiresAt,
    agreement,
    onExchange: fn(),
    onRecharge: fn(),
    onAgain: fn(),
  },
  render: (args) => <Exchange {...args} />,
} satisfies Meta<typeof ExchangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitOf = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error('no submit button');
  return button;
};

export const Editing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await waitFor(() => expect(canvas.getByText(/^150/)).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onExchange).toHaveBeenCalledWith(3);
  },
};
export const NotTicked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '36');
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onExchange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};
export const NotWhole: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(submitOf(canvasElement));
    await expect(field).toBeInvalid();
    for (const wrong of ['0', '-1', 'two', '1.5']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await expect(field).toBeInvalid();
    }
    await userEvent.click(submitOf(canvasElement));
    await expect(field).toHaveFocus();
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
};
export const TooMany: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '37');
    await userEvent.click(within(canvas.getByRole('status')).getByRole('button'));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};
export const BeyondCounting: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const words = () => field.getAttribute('aria-describedby');
    const said = () =>
      canvasElement.querySelector(`#${CSS.escape(words()?.split(' ').at(-1) ?? '')}`)?.textContent;
    await userEvent.type(field, '0');
    const notWhole = said();
    await userEvent.clear(field);
    await userEvent.type(field, '9007199254740993');
    await expect(field).toBeInvalid();
    await expect(said()).not.toBe(notWhole);
    await userEvent.click(submitOf(canvasElement));
    await expect(field).toHaveFocus();
    await expect(args.onExchange).not.toHaveBeenCalled();
  },
};
export const NoCoins: Story = { args: { coins: 0 } };
export const CoinsNotKnown: Story = {
  args: { coins: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submitOf(canvasElement));
    await expect(args.onExchange).toHaveBeenCalledWith(3);
  },
};
export const Exchanging: Story = { args: { state: { kind: 'exchanging' } } };
export const Refused: Story = {
  args: { state: { kind: 'refused', reason: failures.twice } },
};
/** The server's word on the number itself. */
export const NumberRefused: Story = {
  args: {
    fields: { ...fields, values: { coins: '12', isAgreed: true }, coinsError: failures.numberBig },
  },
};
export const Done: Story = {
  args: { state: { kind: 'done', coins: 3, beans: 150 } },
  play: async ({ args, canvasElement }) => {
    const [again, close] = within(canvasElement).getAllByRole('button');
    await userEvent.click(again ?? canvasElement);
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(close ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Form({ coins, refusal }: { coins: number; refusal?: string }) {
  return (
    <div style={{ inlineSize: 432 }}>
      <ExchangeForm
        id={`form-${coins}-${refusal ?? ''}`}
        {...useFields(fields.values)}
        coins={coins}
        rate={50}
        expiresAt={expiresAt}
        agreement={agreement}
        refusal={refusal}
        onSubmit={fn()}
        onRecharge={fn()}
      />
    </div>
  );
}

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="tried too early; no coins">
        <Form coins={36} />
        <Form coins={0} />
      </StoryRow>
      <StoryRow label="refused; huge">
        <Form coins={12} refusal={failures.twice} />
        <Form coins={88_888_888} />
      </StoryRow>
      <StoryRow label="done">
        <div style={{ inlineSize: 432 }}>
          <ExchangeDone coins={88_888_888} beans={4_444_444_400} expiresAt={expiresAt} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const [first, , , huge] = within(canvasElement).getAllByRole('textbox');
    await userEvent.type(huge ?? canvasElement, '88888888');
    canvasElement.querySelector('form')?.requestSubmit();
    await expect(await within(canvasElement).findAllByRole('status')).not.toHaveLength(0);
    await expect(first).toHaveFocus();
  },
};
