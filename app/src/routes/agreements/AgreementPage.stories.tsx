import { calls } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, wordsOf } from '../../stories/index.ts';
import { AgreementPage } from './AgreementPage.tsx';

const offer = (accepted: string | null) =>
  answer(calls.recharge.offer, {
    list: [],
    methods: [],
    first_bonus: 0,
    agreement: { name: 'pay', version: agreements.pay.version, accepted },
  });

const meta = {
  title: 'Pages/agreements/Agreement',
  component: AgreementPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.payAgreement.href(),
    answers: [
      offer(null),
      answer(calls.recharge.coinPacks, {
        list: [],
        methods: [],
        agreement: { name: 'coins', version: agreements.coins.version, accepted: null },
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** /pindao/payAgreement (S39). */
export const Pay: Story = {
  play: async ({ canvasElement }) => {
    const headings = await within(canvasElement).findAllByRole('heading', {
      name: wordsOf('recharge')('agreement.pay'),
    });
    await expect(headings.at(-1)).toBeVisible();
  },
};

/** /pindao/payAgreementHW. */
export const PayOverseas: Story = { parameters: given({ address: paths.payAgreementOverseas.href() }) };

/** /pindao/payGoldCoinAgreement. */
export const Coins: Story = { parameters: given({ address: paths.coinAgreement.href() }) };

/** /pindao/exchangeAgreement. */
export const Exchange: Story = { parameters: given({ address: paths.exchangeAgreement.href() }) };

/** /staticArea/agreement. */
export const Service: Story = { parameters: given({ address: paths.serviceAgreement.href() }) };

/** An older version was accepted: what is new is marked. */
export const Changed: Story = {
  parameters: given({ answers: [offer('2025-01')] }),
  play: async ({ canvasElement }) => {
    const words = wordsOf('recharge')('text.changed', { version: '2025-01' });
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

/** D90: what was accepted is not known yet; the text stands. */
export const NotKnown: Story = { parameters: given({ answers: [never(calls.recharge.offer)] }) };
