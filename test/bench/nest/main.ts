/**
 * Second alternative that a user might pick: NestJS, Mongoose and class-validator, as their documentation shows them.
 * It keeps no evidence, has no rate limit and writes no log.
 */
import 'reflect-metadata';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { candidateEnvironment } from '../candidate-environment.ts';
import { AppModule } from './app.module.ts';

const { port } = candidateEnvironment();
const app = await NestFactory.create(AppModule, { logger: ['error'] });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true }));
await app.listen(port, '127.0.0.1');
