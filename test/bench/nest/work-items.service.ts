import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { candidateEnvironment } from '../candidate-environment.ts';
import { benchId, pageToken, toView } from '../documents.ts';
import { findNewest } from '../mongoose-page.ts';
import type { CreateWorkItemDto } from './dto.ts';
import { WorkItem } from './schemas.ts';

type WorkItemRow = Parameters<typeof toView>[0];

const { findPage } = candidateEnvironment();

@Injectable()
export class WorkItemsService {
  constructor(@InjectModel(WorkItem.name) private readonly workItems: Model<WorkItem>) {}

  async create(tenantId: string, body: CreateWorkItemDto) {
    const initial = body.initial_message;
    const item = await this.workItems.create({
      _id: benchId('wi'),
      tenant_id: tenantId,
      subject: body.subject,
      status: 'new',
      priority: body.priority ?? 'normal',
      channel: body.channel ?? 'api',
      channel_id: body.channel_id ?? null,
      tags: body.tags ?? [],
      contact: body.contact ?? null,
      contact_email_key: body.contact?.email?.toLowerCase(),
      source_reference: initial?.external_message_id,
      pack_key: 'customer_support',
      queue_key: 'general',
      thread_id: benchId('thr'),
      message_count: initial === undefined ? 0 : 1,
      version: 1,
      created_by: { type: 'api_key', id: 'key_01h455vb4pex5vsknk084sn02q', display_name: 'Bench' },
      initial_message: initial && { message_id: benchId('msg'), role: 'user', content: initial.content },
    } as Partial<WorkItem>);
    return toView(item.toObject() as unknown as WorkItemRow);
  }

  async get(tenantId: string, id: string) {
    const item = await this.workItems.findOne({ _id: id, tenant_id: tenantId }).lean<WorkItemRow>().exec();
    if (item === null) throw new NotFoundException();
    return toView(item);
  }

  async list(tenantId: string) {
    const { rows, next } = await findNewest(this.workItems as never, findPage, tenantId);
    return { work_items: (rows as unknown as WorkItemRow[]).map(toView), next_page_token: pageToken(next) };
  }
}
