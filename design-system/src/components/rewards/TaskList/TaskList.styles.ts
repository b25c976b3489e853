import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, space } = tokens;

export const TaskSheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  & > h2 {
    font-size: ${font.size.title};
  }
`;

export const Tasks = styled.ul`
  display: grid;
`;

export const TaskItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border.subtle};
`;

export const TaskWords = styled.div`
  flex: 1 1 220px;
  min-inline-size: 0;

  & p {
    color: ${color.text.secondary};
  }
`;

export const TaskReward = styled.span`
  display: grid;
  justify-items: end;
`;
