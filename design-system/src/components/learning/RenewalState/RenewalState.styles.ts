import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RenewalRoot = styled.section`
  --ink: ${color.text.secondary};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  &[data-kind='renewed'] {
    --ink: ${color.success.text};
  }

  &[data-kind='ending'] {
    --ink: ${color.warning.text};
  }

  &[data-kind='expired'],
  &[data-kind='failed'] {
    --ink: ${color.danger.text};
  }

  &[data-kind='lifetime'] {
    --ink: ${color.gold.text};
    background: ${color.gold.subtle};
    border-color: ${color.gold.border};
  }

  & > svg {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    color: var(--ink);
  }
`;

export const RenewalWords = styled.div`
  display: grid;
  flex: 1 1 280px;
  min-inline-size: 0;
  line-height: ${font.line.ui};
  overflow-wrap: anywhere;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > output {
    font-weight: ${font.weight.medium};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const RenewalActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
