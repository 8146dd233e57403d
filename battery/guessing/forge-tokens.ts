import { createHmac } from 'node:crypto';
import { me } from '@limber/contract/auth.ts';
import { showDay } from '@limber/contract/desk/day.ts';
import { seededChance } from '../../server/seed/seeded-chance.ts';
import { exactly, type Finding, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
