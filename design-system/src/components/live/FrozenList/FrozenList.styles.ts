import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ListBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  & > :first-child {
    flex: 1 1 240px;
    max-inline-size: 400px;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Lines = styled.div`
  display: grid;
  overflow-wrap: anywhere;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
