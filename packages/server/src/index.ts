export { type Server, startServer } from './server.ts';
export { type Settings, usual } from './settings.ts';
export { backup, restore, type Where } from './storage/index.ts';
