import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const GivingRoot = styled.section`
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

export const GivingForm = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[3]};
  min-inline-size: 0;
`;

/** Fields side by side while there is room. */
export const GivingFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: ${space[2]} ${space[3]};
  align-items: start;
`;

export const GivingConditions = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  border: 0;
  min-inline-size: 0;

  & > legend {
    padding: 0 0 ${space[2]};
    font-weight: ${font.weight.medium};
  }
`;

export const GivenItems = styled.ul`
  display: grid;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: baseline;
    padding-block: ${space[2]};
    border-block-start: ${borderWidth.hairline} solid ${color.border.subtle};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  & span[data-how] {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & time {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    justify-self: end;
  }

  & > li > :nth-child(2) {
    justify-self: end;
  }
`;

export const GivenHead = styled.h3`
  font-size: ${font.size.ui};
`;
