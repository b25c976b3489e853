import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const WatcherBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const WatcherTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & > :first-child {
    flex: 1 1 240px;
    max-inline-size: 400px;
  }

  & > :last-child {
    flex: none;
    inline-size: auto;
    margin-inline-start: auto;
  }

  & > output {
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }
`;

export const WatcherPerson = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

export const WatcherLines = styled.div`
  display: grid;
  overflow-wrap: anywhere;

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
