import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ClubForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const ClubPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[4]};
`;

export const ClubSet = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  border: 0;

  & > legend {
    padding-block-end: ${space[2]};
    font-weight: ${font.weight.medium};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > p[role='alert'] {
    color: ${color.danger.text};
  }

  & > button {
    justify-self: start;
  }
`;

export const MeetingSet = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  & > legend {
    padding-inline: ${space[1]};
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > button {
    justify-self: end;
  }
`;
