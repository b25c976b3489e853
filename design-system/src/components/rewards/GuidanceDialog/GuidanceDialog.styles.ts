import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, space } = tokens;

/** As high for a short page as for a long one, so that the buttons stay where they are. */
export const GuidePage = styled.div`
  display: grid;
  gap: ${space[2]};
  min-block-size: 132px;
  align-content: start;

  & small {
    color: ${color.text.secondary};
  }
`;

export const Steps = styled.ul`
  display: grid;
`;

export const StepItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-block-start: ${borderWidth.hairline} solid ${color.border.subtle};

  & > span:first-of-type {
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  & small {
    display: block;
  }
`;
