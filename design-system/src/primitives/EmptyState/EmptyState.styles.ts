import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

/** The quiet middle of a view that has nothing to show; shared by EmptyState and ErrorState. */
export const StateRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[6]};
  text-align: center;

  &[data-size='row'] {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-content: center;
    column-gap: ${space[4]};
    padding: ${space[5]};
    background: ${color.surface.default};
    border: ${borderWidth.hairline} solid ${color.border.subtle};
    border-radius: ${radius.large};
    text-align: start;
  }

  &[data-size='row'] > div:first-of-type {
    grid-row: 1 / span 3;
    align-self: start;
    margin: 0;
  }
`;

export const StateIcon = styled.div`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin-block-end: ${space[2]};
  color: ${color.text.muted};
  background: ${color.surface.sunken};
  border-radius: ${radius.round};

  &[data-tone='danger'] {
    color: ${color.danger.text};
    background: ${color.danger.subtle};
  }

  & > svg {
    inline-size: 24px;
    block-size: 24px;
  }
`;

export const StateTitle = styled.p`
  font-size: ${font.size.reading};
  font-weight: ${font.weight.semibold};
  color: ${color.text.primary};
`;

export const StateWords = styled.div`
  max-inline-size: 44ch;
  color: ${color.text.secondary};
  text-wrap: balance;
`;

export const StateAction = styled.div`
  display: flex;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

export const StateDetail = styled.p`
  margin-block-start: ${space[2]};
  font-family: ${font.family.mono};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
