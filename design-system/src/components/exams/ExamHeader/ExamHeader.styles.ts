import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const HeaderRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const Title = styled.h1`
  flex: 1 1 220px;
  min-inline-size: 0;
  font-size: ${font.size.title};
`;

export const Facts = styled.div`
  flex: 1 1 240px;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  & > div:first-of-type {
    display: grid;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }
`;

export const Middle = styled.div`
  flex: 2 1 240px;
  display: flex;
  align-items: center;
  gap: ${space[2]};

  & > output {
    display: grid;
  }
`;

export const SavedRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: 20px;
  color: ${color.text.muted};

  &[data-kind='failed'] {
    color: ${color.danger.text};
  }

  &[data-kind='offline'] {
    flex-wrap: nowrap;
    color: ${color.warning.text};
  }

  & > output {
    display: grid;
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  &[data-kind='saved'] > svg {
    color: ${color.success.text};
  }
`;

export const Clock = styled.div`
  display: grid;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};

  & > [role='timer'] {
    min-inline-size: 8ch;
    font-size: ${font.size.heading};
    font-weight: ${font.weight.semibold};
    color: ${color.text.primary};
  }

  & > [role='timer'][data-urgent] {
    color: ${color.danger.text};
  }
`;

export const Hurry = styled.span`
  color: ${color.danger.text};

  &:empty {
    display: none;
  }
`;
