import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const DeskRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const DeskGoals = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;

export const DeskGoal = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  & > svg {
    flex: none;
  }

  & > div {
    flex: 1;
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & p > strong {
    font-weight: ${font.weight.medium};
  }

  & p > span {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const DeskForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  & > :nth-of-type(1) {
    flex: 2 1 160px;
    min-inline-size: 0;
  }

  & > :nth-of-type(2) {
    flex: 1 1 136px;
    min-inline-size: 0;
  }

  /* Level with the inputs, which have room for a hint under them. */
  & > button {
    margin-block-end: ${space[1]};
  }
`;
