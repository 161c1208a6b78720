import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { candidateEnvironment } from '../candidate-environment.ts';
import { ApiKeyGuard } from './api-key.guard.ts';
import { ApiKey, ApiKeySchema, WorkItem, WorkItemSchema } from './schemas.ts';
import { WorkItemsController } from './work-items.controller.ts';
import { WorkItemsService } from './work-items.service.ts';

const { uri, database } = candidateEnvironment();

@Module({
  imports: [
    MongooseModule.forRoot(uri, {
      dbName: database,
      autoIndex: false,
      autoCreate: false,
      maxPoolSize: 64,
      minPoolSize: 4,
      writeConcern: { w: 'majority' },
    }),
    MongooseModule.forFeature([
      { name: WorkItem.name, schema: WorkItemSchema },
      { name: ApiKey.name, schema: ApiKeySchema },
    ]),
  ],
  controllers: [WorkItemsController],
  providers: [WorkItemsService, ApiKeyGuard],
})
export class AppModule {}
