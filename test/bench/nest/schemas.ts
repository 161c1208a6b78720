import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';

@Schema({ _id: false })
export class Contact {
  @Prop(String) name?: string;
  @Prop(String) email?: string;
  @Prop(String) locale?: string;
}

@Schema({ _id: false })
export class Author {
  @Prop({ type: String, required: true }) type: string;
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) display_name: string;
}

@Schema({ _id: false })
export class InitialMessage {
  @Prop(String) message_id: string;
  @Prop(String) role: string;
  @Prop(String) content: string;
}

/** The bench creates the indexes, which are the same for every candidate. */
@Schema({
  collection: 'work_items',
  versionKey: false,
  timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' },
})
export class WorkItem {
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: String, required: true }) tenant_id: string;
  @Prop({ type: String, required: true }) subject: string;
  @Prop({ type: String, required: true }) status: string;
  @Prop({ type: String, required: true }) priority: string;
  @Prop({ type: String, required: true }) channel: string;
  @Prop({ type: String, default: null }) channel_id: string | null;
  @Prop({ type: [String], required: true }) tags: string[];
  @Prop({ type: SchemaFactory.createForClass(Contact), default: null }) contact: Contact | null;
  @Prop(String) contact_email_key?: string;
  @Prop(String) source_reference?: string;
  @Prop({ type: String, required: true }) pack_key: string;
  @Prop({ type: String, required: true }) queue_key: string;
  @Prop({ type: MongooseSchema.Types.Mixed, default: null }) assignee: Author | null;
  @Prop({ type: String, required: true }) thread_id: string;
  @Prop({ type: Number, required: true }) message_count: number;
  @Prop({ type: Number, required: true }) version: number;
  @Prop({ type: SchemaFactory.createForClass(Author), required: true }) created_by: Author;
  @Prop({ type: SchemaFactory.createForClass(InitialMessage) }) initial_message?: InitialMessage;
  created_at: Date;
  updated_at: Date;
}

@Schema({ collection: 'api_keys', versionKey: false })
export class ApiKey {
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: String, required: true }) tenant_id: string;
  @Prop({ type: String, required: true }) hash: string;
  @Prop({ type: [String], required: true }) scopes: string[];
}

export const WorkItemSchema = SchemaFactory.createForClass(WorkItem);
export const ApiKeySchema = SchemaFactory.createForClass(ApiKey);
