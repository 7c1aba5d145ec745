/** Runs once before the journeys: gets the browsers that are missing, where root may install them. */
export { installEngines as default } from '../../tools/engines.ts';
