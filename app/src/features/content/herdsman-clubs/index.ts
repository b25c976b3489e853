export { HerdsmanClubDesk, type HerdsmanClubDeskProps } from './components/HerdsmanClubDesk.tsx';
export { HerdsmanClubHeading } from './components/HerdsmanClubHeading.tsx';
export { HerdsmanClubMeetings } from './components/HerdsmanClubMeetings.tsx';
export { HerdsmanClubPeople } from './components/HerdsmanClubPeople.tsx';
export { HerdsmanClubs } from './components/HerdsmanClubs.tsx';
export { loadClub, openClub } from './herdsman-clubs.actions.ts';
export { herdsmanClubsState, herdsmanClubState } from './herdsman-clubs.state.ts';
export { writeClub } from './herdsman-form.actions.ts';
