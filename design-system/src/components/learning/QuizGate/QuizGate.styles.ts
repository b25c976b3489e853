import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const GateRoot = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > svg {
    flex: none;
    align-self: start;
    inline-size: 24px;
    block-size: 24px;
    color: ${color.text.secondary};
  }

  &[data-kind='passed'] > svg {
    color: ${color.success.text};
  }

  &[data-kind='failed'] > svg {
    color: ${color.danger.text};
  }
`;

export const GateWords = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: ${space[1]};
  min-inline-size: 0;

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > p {
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
  }
`;

export const GateReview = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[1]};
  line-height: ${font.line.ui};

  & > li {
    display: flex;
    gap: ${space[3]};
  }

  & > li > a {
    min-block-size: 24px;
    font-variant-numeric: tabular-nums;
  }

  & > li > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const GateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;
