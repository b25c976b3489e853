import { styled } from '../../../styling/index.ts';

export const HistoryPages = styled.div`
  justify-self: center;
`;
