import { describe, expect, it } from 'vitest';
import { checkPacket, sumOf, type PacketDraft } from './packet-check.ts';

const draft = (given: Partial<PacketDraft>): PacketDraft => ({
  kind: 'random',
  count: '2',
  amount: '10',
  blessing: '',
  ...given,
});

describe('numbers above 2^53', () => {
  it.each(['9007199254740992', '9007199254740993', '9'.repeat(400)])(
    '%s beans are too many to count',
    (amount) => {
      expect(checkPacket(draft({ amount }), 5)).toEqual({ amount: 'tooLarge' });
      expect(sumOf(draft({ amount }))).toBeUndefined();
    },
  );

  it('are more packets than there are members', () => {
    expect(checkPacket(draft({ count: '9007199254740993', amount: '5' }), 5).count).toBe('members');
  });

  it('may be the product of two smaller ones', () => {
    const each = draft({ kind: 'ordinary', count: '3', amount: '9007199254740991' });
    expect(checkPacket(each, 5)).toEqual({ amount: 'tooLarge' });
  });

  it('leave the largest below alone', () => {
    expect(checkPacket(draft({ amount: '9007199254740991' }), 5)).toEqual({});
  });
});

describe('V01 to V04', () => {
  it.each(['0', '-1', '1.5', 'ten', '1e3', '٣'])('%s is no number of beans', (amount) => {
    expect(checkPacket(draft({ amount }), 5)).toEqual({ amount: 'positive' });
  });

  it('names what is missing, too few and too many', () => {
    expect(checkPacket(draft({ count: ' ', amount: '' }), 5)).toEqual({
      count: 'countRequired',
      amount: 'required',
    });
    expect(checkPacket(draft({ count: '3', amount: '2' }), 5)).toEqual({ amount: 'beans' });
    expect(checkPacket(draft({ count: '6' }), 5)).toEqual({ count: 'members' });
    expect(checkPacket(draft({ count: '5', amount: '5' }), 5)).toEqual({});
  });
});
