import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const DoorRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  gap: ${space[8]};
  align-items: center;
  padding: ${space[8]};
  border-radius: ${radius.large};
  background: ${color.stage.surface};
  color: ${color.stage.text};

  & > img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.medium};
    object-fit: cover;
  }

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[5]};
  }
`;

export const DoorWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;

  & > h1 {
    margin: 0;
    font-size: ${font.size.heading};
    line-height: ${font.line.ui};
  }

  & > p {
    margin: 0;
    color: ${color.stage.textSecondary};
    white-space: pre-line;
  }
`;

export const Teacher = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const DoorActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
