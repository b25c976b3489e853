import { styled } from '../../../styling/index.ts';

/** What is larger than the room begins at its start, so that all of it can be scrolled to. */
export const BookPageRoot = styled.div`
  inline-size: 100%;

  & > div {
    margin-inline: auto;
  }
`;
