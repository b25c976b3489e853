import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const GoalsRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;

  & > p {
    color: ${color.text.secondary};
  }
`;

export const GoalsHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;

  & > h2 {
    font-size: ${font.size.title};
  }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const GoalList = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
`;

export const GoalRow = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: start;
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.small};

  & > label {
    flex: 1;
    align-self: center;
  }

  &[data-done] > label {
    color: ${color.text.secondary};
    text-decoration: line-through;
  }
`;

export const GoalActions = styled.div`
  display: flex;
  gap: ${space[1]};
`;

/** A field with what is done with it: beside it at the height of its control, below it where that is too narrow. */
export const GoalForm = styled.form`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: start;
  min-inline-size: 0;

  & > :not(button) {
    flex: 1 1 220px;
    min-inline-size: 0;
  }

  & > :last-child {
    margin-block-start: calc(${font.line.tight} * ${font.size.ui} + ${space[1]});
  }
`;

/** What the house proposes for the month. */
export const GoalSuggestion = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.brand.strong};
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
