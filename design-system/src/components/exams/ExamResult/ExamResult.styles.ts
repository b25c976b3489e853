import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ResultRoot = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[8]} ${space[6]};
  text-align: center;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & small {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    line-height: ${font.line.tight};
    color: ${color.text.muted};
  }
`;

export const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  color: ${color.brand.onSubtle};
  background: ${color.brand.subtle};
  border-radius: ${radius.round};

  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  max-inline-size: 52ch;
  text-wrap: balance;
`;

export const Verdict = styled.h2`
  font-size: ${font.size.heading};
  color: ${color.text.primary};

  [data-kind='passed'] & {
    color: ${color.success.text};
  }

  [data-kind='failed'] & {
    color: ${color.danger.text};
  }
`;

export const Rewards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]} ${space[6]};
  padding: ${space[3]} ${space[6]};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.medium};
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[5]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`;
